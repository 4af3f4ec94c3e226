import { LOCALES, type Locale } from '@/contracts/languages'
import { perLocale } from '@/server/domain/per-locale'
import { remembering } from './remembering'
import { pairsOfRun, wordsOf } from './segment'
import { isStopWord } from './stop-words'

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

const CACHED_RUNS = 50_000
const CACHED_LINES = 20_000

/** Words and, at the same places, their lexemes. */
interface Told {
  words: string[]
  lexemes: string[]
}

const toldBy = (words: string[], lexemeOf: (word: string) => string): Told => ({
  words,
  lexemes: words.map(lexemeOf),
})

/** Runs between spaces repeat much in names, and lines in descriptions. */
const runOfName = perLocale((locale) =>
  remembering(CACHED_RUNS, (run) => toldBy(wordsOf(run), (word) => nameLexeme(locale, word))),
)
const lineOfDescription = perLocale((locale) =>
  remembering(CACHED_LINES, (line) => {
    const words = wordsOf(line).filter((word) => !isStopWord(word))
    return toldBy(words, (word) => descriptionLexeme(locale, word))
  }),
)

/** The words a thing on sale is found by, each once per language; a word of the name is no word of the description. */
export function wordLexemesOf(texts: SearchedTexts): string[] {
  const found: string[] = []
  for (const locale of LOCALES) {
    const { name, description } = texts[locale]
    const seen = new Set<string>()
    const add = ({ words, lexemes }: Told, most: number) => {
      for (let at = 0; at < words.length && seen.size < most; at += 1) {
        const before = seen.size
        if (seen.add(words[at]!).size > before) found.push(lexemes[at]!)
      }
    }
    for (const run of name.split(/\s+/)) add(runOfName(locale)(run), Infinity)
    const most = seen.size + DESCRIPTION_WORDS
    for (const line of description.split('\n')) add(lineOfDescription(locale)(line), most)
  }
  return found
}

/** Lets a condition select the products of a shop. No word begins with this sign. */
export const shopLexeme = (shopId: number) => `#${shopId}`

export const pairLexeme = (pair: string) => `~${pair}`

const pairLexemesOfRun = remembering(CACHED_RUNS, (run) => pairsOfRun(run).map(pairLexeme))

/** The pairs of letters of the names, whatever the language. */
export const pairLexemesOf = (texts: SearchedTexts): string[] => [
  ...new Set(
    LOCALES.flatMap((locale) => texts[locale].name.split(/\s+/).flatMap(pairLexemesOfRun)),
  ),
]

/** The use that a lexeme stands for; undefined for a shop or a pair of letters. */
export function wordUseOf(lexeme: string): WordUse | undefined {
  const letter = lexeme.charAt(0)
  const locale = LOCALES.find((one) => LETTERS[one] === letter.toLowerCase())
  if (!locale) return undefined
  return { locale, word: lexeme.slice(1), isInName: letter === LETTERS[locale] }
}
