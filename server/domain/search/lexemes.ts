import { LOCALES, type Locale } from '@/contracts/languages'
import { isStopWord } from './stop-words'
import { firstWordsOf, pairsOfRun, wordsOf } from './segment'

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

type SearchedTexts = Record<Locale, { name: string; description: string }>

/** Which words a thing on sale is found by, each once per language; a word of the name is no word of the description. */
export function wordUsesOf(texts: SearchedTexts): WordUse[] {
  const uses: WordUse[] = []
  for (const locale of LOCALES) {
    const { name, description } = texts[locale]
    const named = new Set(wordsOf(name))
    for (const word of named) uses.push({ locale, word, isInName: true })
    const isWanted = (word: string) => !named.has(word) && !isStopWord(word)
    for (const word of firstWordsOf(description, DESCRIPTION_WORDS, isWanted))
      uses.push({ locale, word, isInName: false })
  }
  return uses
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
