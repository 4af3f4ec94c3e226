import { wordsOfQuery } from './segment'
import { isPhrase, readingsOf } from './synonyms'

const readings = (query: string) =>
  readingsOf(wordsOfQuery(query)).map(({ words }) => words.join(' '))

it.each([
  ['notebook', 'laptop'],
  ['slim notebook', 'slim laptop'],
  ['mobile phone case', 'smartphone case'],
  ['ヘッドフォン', 'へっどほん'],
  ['コンピュータ', 'pc'],
  ['โทรศัพท์', 'มือ ถือ'],
  ['蓝牙耳机', '无线 耳机'],
])('%s also means %s', (query, meant) => {
  expect(readings(query)).toContain(meant)
})

it('finds a narrower word, but not the other way round', () => {
  expect(readings('phone')).toEqual(['smartphone'])
  expect(readings('smartphone')).not.toContain('phone')
})

it('has no other readings of words without synonyms', () => {
  expect(readings('honey')).toEqual([])
  expect(readings('')).toEqual([])
})

it('limits the readings of a query with many synonyms', () => {
  expect(readings('computer shoes phone wireless mug')).toHaveLength(8)
})

it.each([
  ['phone', 'smartphone', true],
  ['red phone', 'red smartphone', true],
  ['notebook', 'laptop', false],
  ['notebook phone', 'laptop smartphone', false],
])('%s also means %s, narrower: %s', (query, meant, isNarrower) => {
  const reading = readingsOf(wordsOfQuery(query)).find(({ words }) => words.join(' ') === meant)
  expect(reading?.isNarrower).toBe(isNarrower)
})

it.each([
  ['phone', true],
  ['mobile phone', true],
  ['phone case', false],
  ['honey', false],
])('%s is a phrase with synonyms: %s', (query, expected) => {
  expect(isPhrase(wordsOfQuery(query))).toBe(expected)
})
