/** Maitaikhu, the four tone marks and thanthakhat, which many users omit when typing. */
const TONE_MARKS = /[\u0e47-\u0e4c]/g
const LATIN_DIACRITICS = /(\p{Script=Latin})\p{M}+/gu
const SARA_AM = /\u0e4d\u0e32/g
const KATAKANA = /[ァ-ヶ]/g
const LONG_VOWEL_AT_END = /(?<=..)ー$/
const APOSTROPHE_S = /['’]s$/
const ENGLISH = /^[a-z]+$/
/** The first matching pattern applies. */
const PLURALS: [pattern: RegExp, ending: string, singular: string][] = [
  [/.(?:ss|sh|ch|x|z)es$/, 'es', ''],
  [/..ies$/, 'ies', 'y'],
  [/..[^s]s$/, 's', ''],
]

/**
 * Normalises text before segmentation: NFKC, which unifies full-width and half-width forms, and
 * lower case. NFKC decomposes the Thai sara am, which is composed again because the segmenter's
 * dictionary contains only the composed form.
 */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(SARA_AM, '\u0e33')
}

/**
 * Folds a normalised word for comparison: removes Latin diacritics and Thai tone marks, converts
 * katakana to hiragana and English plurals to singulars.
 */
export function fold(word: string): string {
  const withoutDiacritics = word.normalize('NFD').replace(LATIN_DIACRITICS, '$1').normalize('NFC')
  const folded = withoutDiacritics
    .replace(TONE_MARKS, '')
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(LONG_VOWEL_AT_END, '')
    .replace(APOSTROPHE_S, '')
  return ENGLISH.test(folded) ? singularOf(folded) : folded
}

function singularOf(word: string): string {
  const [, ending, singular] = PLURALS.find(([pattern]) => pattern.test(word)) ?? []
  return ending ? word.slice(0, -ending.length) + singular : word
}

export const isLatin = (word: string) => /^[\p{Script=Latin}\d]+$/u.test(word)

/** Scripts in which a single character may be a word. */
export const isSyllabic = (word: string) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(word)

const isThai = (word: string) => /^[\p{Script=Thai}\s]+$/u.test(word)

/**
 * How much of a word is written, in Chinese, Japanese or Korean characters. A Thai syllable has at
 * least two letters.
 */
export const sizeOf = (word: string): number => [...word].length - (isThai(word) ? 1 : 0)
