import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Database } from '@/server/db/connection'
import { rankPhrases } from '@/server/domain/search/phrases'
import { byBigrams, runsOf } from './query'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** A compatibility character for キロメートル, so that a keyword of 100 characters normalises to 600. */
const WIDE = '㌖'
const KEYWORDS = 1000
const MAX_GROWTH_BYTES = 2.5 * 1024 * 1024
const emptyDatabase = { execute: () => Promise.resolve({ rows: [] }) } as unknown as Database

const heapUsed = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
/** The number comes first, because a keyword is cut after it was normalised. */
const keyword = (number: number) =>
  [...String(number)].map((digit) => '日月火水木金土山川田'[Number(digit)]).join('') +
  WIDE.repeat(90)

it.each<[string, (text: string) => unknown]>([
  ['split into bigrams', (text) => byBigrams(emptyDatabase, text)],
  ['split into words', runsOf],
  ['compared with phrases', (text) => rankPhrases([], text)],
])('stores no search text that is %s', async (_, read) => {
  await read(keyword(0))
  const before = heapUsed()
  for (let number = 1; number <= KEYWORDS; number += 1) await read(keyword(number))
  expect(heapUsed() - before).toBeLessThan(MAX_GROWTH_BYTES)
})

it('reads at most 200 characters of a normalised keyword', () => {
  const longest = '\uFDFA'.repeat(100)
  expect(longest.normalize('NFKC')).toHaveLength(1800)
  expect(runsOf(longest).flat().join('').length).toBeLessThanOrEqual(200)
})
