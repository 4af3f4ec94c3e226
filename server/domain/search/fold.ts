const TONE_MARKS = /[\u0e48-\u0e4c]/g
const MARKS_OF_LATIN = /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu
const SARA_AM = /\u0e4d\u0e32/g
const KATAKANA = /[ァ-ヶ]/g
const LONG_VOWEL_AT_END = /(?<=..)ー$/
const APOSTROPHE_S = /['’]s$/
const PLURAL = /(?<=^[a-z]{2,}[^s\W\d_])s$/

/**
 * The form in which letters are compared before they are cut into words: full and half width alike,
 * small letters. NFKC takes the Thai sara am apart, which the dictionary of words would not know.
 */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(SARA_AM, '\u0e33')
}

/**
 * The form in which words are compared: no accents on Latin letters, no Thai tone marks, katakana as
 * hiragana, and an English plural as its singular. Takes what `normalise` gave.
 */
export function fold(word: string): string {
  const bare = word.normalize('NFD').replace(MARKS_OF_LATIN, '').normalize('NFC')
  return bare
    .replace(TONE_MARKS, '')
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(LONG_VOWEL_AT_END, '')
    .replace(APOSTROPHE_S, '')
    .replace(PLURAL, '')
}

export const isLatin = (word: string) => /^[\p{Script=Latin}\d]+$/u.test(word)
