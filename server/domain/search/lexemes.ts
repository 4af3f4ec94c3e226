import { LOCALES, type Locale } from '@/contracts/languages'
import { withoutStopWords } from './stop-words'
import { wordsOf } from './segment'

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

/** Which words a thing on sale is found by, each once per language; a word of the name is no word of the description. */
export function wordUsesOf(
  texts: Record<Locale, { name: string; description: string }>,
): WordUse[] {
  return LOCALES.flatMap((locale) => {
    const { name, description } = texts[locale]
    const named = new Set(wordsOf(name))
    const described = new Set(
      withoutStopWords(wordsOf(description)).filter((word) => !named.has(word)),
    )
    return [
      ...[...named].map((word) => ({ locale, word, isInName: true })),
      ...[...described]
        .slice(0, DESCRIPTION_WORDS)
        .map((word) => ({ locale, word, isInName: false })),
    ]
  })
}

export const lexemeOf = ({ locale, word, isInName }: WordUse) =>
  isInName ? nameLexeme(locale, word) : descriptionLexeme(locale, word)

/** The use that a lexeme stands for; undefined for a mark. */
export function wordUseOf(lexeme: string): WordUse | undefined {
  const letter = lexeme.charAt(0)
  const locale = LOCALES.find((one) => LETTERS[one] === letter.toLowerCase())
  if (!locale) return undefined
  return { locale, word: lexeme.slice(1), isInName: letter === LETTERS[locale] }
}
