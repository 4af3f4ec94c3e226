/** The four tones, the shortener and the silencer: left out by many who type. */
const TONE_MARKS = /[\u0e47-\u0e4c]/g
const MARKS_OF_LATIN = /(\p{Script=Latin})\p{M}+/gu
const SARA_AM = /\u0e4d\u0e32/g
const KATAKANA = /[ァ-ヶ]/g
const LONG_VOWEL_AT_END = /(?<=..)ー$/
const APOSTROPHE_S = /['’]s$/
const ENGLISH = /^[a-z]+$/
/** With a few letters before them; the first that fits counts. */
const PLURALS: [form: RegExp, ending: string, singular: string][] = [
  [/.(?:ss|sh|ch|x|z)es$/, 'es', ''],
  [/..ies$/, 'ies', 'y'],
  [/..[^s]s$/, 's', ''],
]

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
  const bare = word.normalize('NFD').replace(MARKS_OF_LATIN, '$1').normalize('NFC')
  const same = bare
    .replace(TONE_MARKS, '')
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(LONG_VOWEL_AT_END, '')
    .replace(APOSTROPHE_S, '')
  return ENGLISH.test(same) ? singularOf(same) : same
}

function singularOf(word: string): string {
  const [, ending, singular] = PLURALS.find(([form]) => form.test(word)) ?? []
  return ending ? word.slice(0, -ending.length) + singular : word
}

export const isLatin = (word: string) => /^[\p{Script=Latin}\d]+$/u.test(word)

/** Scripts in which one letter may be a word. */
export const isSyllabic = (word: string) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(word)
