import { LOCALES, type Locale } from '@/contracts/languages'
import { perLocale } from '@/server/domain/per-locale'
import { memoise } from './memoise'
import { bigramsOfRun, wordsOf } from './segment'
import { isStopWord } from './stop-words'

const PREFIXES: Record<Locale, string> = { en: 'e', 'zh-CN': 'z', ja: 'j', ko: 'k', th: 't' }

/** Only the first words of a description are indexed, because its beginning describes the product. */
const MAX_DESCRIPTION_WORDS = 18

/**
 * One index contains the words of names and descriptions. The first letter of a lexeme encodes
 * language and field.
 */
export const nameLexeme = (locale: Locale, word: string) => PREFIXES[locale] + word
export const descriptionLexeme = (locale: Locale, word: string) =>
  PREFIXES[locale].toUpperCase() + word

export interface WordOccurrence {
  locale: Locale
  word: string
  isInName: boolean
}

type SearchedTexts = Record<Locale, { name: string; description: string }>

const CACHED_RUNS = 50_000
const CACHED_LINES = 20_000

/** Words and their lexemes, at the same indexes. */
interface IndexedWords {
  words: string[]
  lexemes: string[]
}

const indexedWords = (words: string[], lexemeOf: (word: string) => string): IndexedWords => ({
  words,
  lexemes: words.map(lexemeOf),
})

/** Memoised, because many names share runs of text between spaces, and many descriptions share lines. */
const wordsOfNameRun = perLocale((locale) =>
  memoise(CACHED_RUNS, (run) => indexedWords(wordsOf(run), (word) => nameLexeme(locale, word))),
)
const wordsOfDescriptionLine = perLocale((locale) =>
  memoise(CACHED_LINES, (line) => {
    const words = wordsOf(line).filter((word) => !isStopWord(word))
    return indexedWords(words, (word) => descriptionLexeme(locale, word))
  }),
)

/**
 * The lexemes of the words of a product or shop, each once per language. A word of the name is not
 * repeated for the description.
 */
export function wordLexemesOf(texts: SearchedTexts): string[] {
  const found: string[] = []
  for (const locale of LOCALES) {
    const { name, description } = texts[locale]
    const seen = new Set<string>()
    const add = ({ words, lexemes }: IndexedWords, maxWords: number) => {
      for (let at = 0; at < words.length && seen.size < maxWords; at += 1) {
        const before = seen.size
        if (seen.add(words[at]!).size > before) found.push(lexemes[at]!)
      }
    }
    for (const run of name.split(/\s+/)) add(wordsOfNameRun(locale)(run), Infinity)
    const maxWords = seen.size + MAX_DESCRIPTION_WORDS
    for (const line of description.split('\n')) add(wordsOfDescriptionLine(locale)(line), maxWords)
  }
  return found
}

/** Lets a tsquery filter by shop. No word starts with `#`. */
export const shopLexeme = (shopId: number) => `#${shopId}`

export const bigramLexeme = (bigram: string) => `~${bigram}`

const bigramLexemesOfRun = memoise(CACHED_RUNS, (run) => bigramsOfRun(run).map(bigramLexeme))

/** The bigrams of the names in all languages. */
export const bigramLexemesOf = (texts: SearchedTexts): string[] => [
  ...new Set(
    LOCALES.flatMap((locale) => texts[locale].name.split(/\s+/).flatMap(bigramLexemesOfRun)),
  ),
]

/** The word that a lexeme encodes; undefined for a shop or a bigram. */
export function parseWordLexeme(lexeme: string): WordOccurrence | undefined {
  const letter = lexeme.charAt(0)
  const locale = LOCALES.find((one) => PREFIXES[one] === letter.toLowerCase())
  if (!locale) return undefined
  return { locale, word: lexeme.slice(1), isInName: letter === PREFIXES[locale] }
}
