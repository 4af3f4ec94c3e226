import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { searchWords } from '@/server/db/tables/search'
import { containing, findKnownSubstrings, findWithCompletions, similar } from './search-words'

let test: TestBackend
/** A word that nothing has any more, one of descriptions only, and one of names. */
beforeAll(async () => {
  test = await openTestBackend()
  const rows = [
    { word: 'xqnone' },
    { word: 'xqsaid', mentions: 3 },
    { word: 'xqnamed', names: 2 },
    { word: 'xqnamer', names: 1 },
  ]
  await test.backend.services.db
    .insert(searchWords)
    .values(rows.map((row) => ({ ...row, locale: 'en' as const, variants: ['xq'] })))
})
afterAll(() => test.close())

const WORDS = ['xqnone', 'xqsaid', 'xqnamed']
const wordsOf = (rows: { word: string }[]) => rows.map(({ word }) => word).sort()

it('finds and completes words of names and descriptions', async () => {
  const { db } = test.backend.services
  const found = await findWithCompletions(db, WORDS, 'xqna')
  expect(wordsOf(found)).toEqual(['xqnamed', 'xqnamer', 'xqsaid'])
  const completed = await findWithCompletions(db, [], 'xqn')
  expect(wordsOf(completed)).toEqual(['xqnamed', 'xqnamer'])
})

it('splits and corrects to words of names only', async () => {
  const { db } = test.backend.services
  expect(await findKnownSubstrings(db, WORDS, ['xqno', 'xqs', 'xqname'])).toEqual({
    whole: new Set(['xqnamed']),
    prefixes: new Set(['xqname']),
  })
  expect(wordsOf(await similar(db, ['xq'], 10))).toEqual(['xqnamed', 'xqnamer'])
  expect(wordsOf(await similar(db, ['xq'], 1))).toEqual(['xqnamed'])
  const rows = await containing(db, ['xq', 'named'], 10)
  expect(rows.map(({ part, word }) => `${part} ${word}`)).toEqual([
    'named xqnamed',
    'xq xqnamed',
    'xq xqnamer',
  ])
})
