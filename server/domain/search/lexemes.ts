import { LOCALES, type Locale } from '@/contracts/languages'
import { withoutStopWords } from './stop-words'
import { pairsOfRun, wordsOf } from './segment'

const LETTERS: Record<Locale, string> = { en: 'e', 'zh-CN': 'z', ja: 'j', ko: 'k', th: 't' }

/** How many words of a description count: its beginning says what the goods are. */
const DESCRIPTION_WORDS = 18

/** Words of a name and of a description stand side by side in one index, told apart by their first letter. */
export const nameLexeme = (locale: Locale, word: string) => LETTERS[locale] + word
export const descriptionLexeme = (locale: Locale, word: string) =>
  LETTERS[locale].toUpperCase() + word

export interface WordUse {
  locale: Locale
  word: string
  isInName: boolean
}

/** More than that are read, because words of the name do not count. */
const READ_WORDS = 2 * DESCRIPTION_WORDS

type SearchedTexts = Record<Locale, { name: string; description: string }>

/** Which words a thing on sale is found by, each once per language; a word of the name is no word of the description. */
export function wordUsesOf(texts: SearchedTexts): WordUse[] {
  return LOCALES.flatMap((locale) => {
    const { name, description } = texts[locale]
    const named = new Set(wordsOf(name))
    const described = new Set(withoutStopWords(wordsOf(description, READ_WORDS)))
    return [
      ...Array.from(named, (word) => ({ locale, word, isInName: true })),
      ...Array.from(described)
        .filter((word) => !named.has(word))
        .slice(0, DESCRIPTION_WORDS)
        .map((word) => ({ locale, word, isInName: false })),
    ]
  })
}

export const pairLexeme = (pair: string) => `~${pair}`

/** The pairs of letters of the names, whatever the language. */
export const pairLexemesOf = (texts: SearchedTexts): string[] => [
  ...new Set(
    LOCALES.flatMap((locale) => texts[locale].name.split(/\s+/).flatMap(pairsOfRun)).map(
      pairLexeme,
    ),
  ),
]

export const lexemeOf = ({ locale, word, isInName }: WordUse) =>
  isInName ? nameLexeme(locale, word) : descriptionLexeme(locale, word)

/** The use that a lexeme stands for; undefined for a mark or a pair of letters. */
export function wordUseOf(lexeme: string): WordUse | undefined {
  const letter = lexeme.charAt(0)
  const locale = LOCALES.find((one) => LETTERS[one] === letter.toLowerCase())
  if (!locale) return undefined
  return { locale, word: lexeme.slice(1), isInName: letter === LETTERS[locale] }
}
