import { tiersOf } from './tiers'

const candidate = (word: string, own: object = {}) => ({
  word,
  locale: 'en' as const,
  names: 3,
  mentions: 5,
  shops: 1,
  isWhole: true,
  ...own,
})
const SLIM = candidate('slim')
const SLIMMER = candidate('slimmer', { names: 2, isWhole: false })
const THAI = candidate('slim', { locale: 'th', names: 7, mentions: 1 })
const MOUSE = candidate('mouse', { names: 4 })

const NONE = { candidates: [], synonyms: [], narrower: [], bigrams: [] }

/** Without the tier of narrower goods. */
const tiersFor = (
  searched: Partial<Parameters<typeof tiersOf>[0]>,
  scope: 'products' | 'shops' = 'products',
) => tiersOf({ ...NONE, ...searched }, 'en', scope).slice(1)

const tiers = (candidates: (typeof SLIM)[][], bigrams: string[] = []) =>
  tiersFor({ candidates, bigrams })

test('widens from whole words in the shopper’s language to descriptions', () => {
  const [whole, prefix, names, all] = tiers([[SLIM, SLIMMER, THAI]])
  expect([whole?.query, prefix?.query, names?.query, all?.query]).toEqual([
    "('eslim')",
    "('eslim'|'eslimmer')",
    "('eslim'|'eslimmer'|'tslim')",
    "('eslim'|'eslimmer'|'tslim'|'Eslim'|'Eslimmer')",
  ])
  expect([whole, prefix, names, all].map((one) => [one?.minMatches, one?.maxMatches])).toEqual([
    [3, 3],
    [3, 5],
    [7, 12],
    [7, 22],
  ])
  expect(prefix?.words).toEqual([
    [
      { lexeme: 'eslim', count: 3 },
      { lexeme: 'eslimmer', count: 2 },
    ],
  ])
})

test('requires a candidate of every word', () => {
  const [whole] = tiers([[SLIM], [MOUSE]])
  expect(whole).toMatchObject({ query: "('eslim')&('emouse')", minMatches: 0, maxMatches: 3 })
  expect(tiers([[SLIM], []])).toEqual([null, null, null, null])
  const [, prefix, names, all] = tiers([[SLIM], [THAI]])
  expect([prefix, names?.query, all?.query]).toEqual([
    null,
    "('eslim')&('tslim')",
    "('eslim'|'Eslim')&('tslim')",
  ])
})

test('leaves out words that no text contains', () => {
  const nowhere = candidate('slim', { names: 0, mentions: 0 })
  expect(tiers([[nowhere]])).toEqual([null, null, null, null])
  const described = candidate('slim', { names: 0 })
  expect(tiers([[described]]).map((one) => one?.query)).toEqual([
    undefined,
    undefined,
    undefined,
    "('Eslim')",
  ])
})

test('with bigrams searches only names, and does not know how many match', () => {
  const [whole, prefix, names, all] = tiers([[SLIM]], ['~ab', '~bc'])
  expect([whole, prefix, all]).toEqual([null, null, null])
  expect(names).toMatchObject({
    query: "('eslim')&('~ab')&('~bc')",
    minMatches: 0,
    maxMatches: 3,
  })
  const [, , alone] = tiers([], ['~ab'])
  expect(alone).toMatchObject({ minMatches: 0, maxMatches: Infinity })
})

test('counts shops in the search of shops', () => {
  const found = tiersFor({ candidates: [[SLIM]] }, 'shops')
  expect(found.map((one) => [one?.query, one?.maxMatches])).toEqual([
    ["('eslim')", 1],
    ["('eslim')", 1],
    ["('eslim')", 1],
    ["('eslim'|'Eslim')", 2],
  ])
  const empty = candidate('slim', { shops: 0 })
  expect(tiersFor({ candidates: [[empty]] }, 'shops')[0]).toBeNull()
})

test('has no tier without words', () => {
  expect(tiers([])).toEqual([null, null, null, null])
})

test('ranks names with a synonym below those with the word itself', () => {
  const [whole, prefix, , all] = tiersFor({
    candidates: [[SLIM]],
    synonyms: [[[{ ...MOUSE, isWhole: false }]]],
  })
  expect(whole?.query).toBe("('eslim')")
  expect(prefix).toMatchObject({
    query: "((('eslim'))|(('emouse')))",
    minMatches: 4,
    maxMatches: 7,
  })
  expect(prefix?.words).toEqual([
    [
      { lexeme: 'eslim', count: 3 },
      { lexeme: 'emouse', count: 4 },
    ],
  ])
  expect(all?.query).toBe("((('eslim'|'Eslim'))|(('emouse'|'Emouse')))")
})

test('finds synonyms of an unknown word, and synonyms of several words', () => {
  const unknown = tiersFor({ candidates: [], synonyms: [[[SLIM], [MOUSE]]] })
  expect(unknown.map((one) => one?.query)).toEqual([
    "('eslim')&('emouse')",
    "('eslim')&('emouse')",
    "('eslim')&('emouse')",
    "('eslim'|'Eslim')&('emouse'|'Emouse')",
  ])
  const [, several] = tiersFor({ candidates: [[THAI, SLIM]], synonyms: [[[SLIM], [MOUSE]]] })
  expect(several).toMatchObject({
    query: "((('eslim'))|(('eslim')&('emouse')))",
    words: [[{ lexeme: 'eslim', count: 3 }]],
  })
})

test('ranks narrower goods above names with the word itself', () => {
  const [narrower, whole] = tiersOf(
    { ...NONE, candidates: [[SLIM]], synonyms: [[[MOUSE]]], narrower: [[[MOUSE]]] },
    'en',
    'products',
  )
  expect(narrower?.query).toBe("('emouse')")
  expect(whole?.query).toBe("((('eslim'))|(('emouse')))")
})
