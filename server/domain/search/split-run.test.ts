import { splitRun, substringsOf } from './split-run'

test('lists every substring once', () => {
  expect(substringsOf('aba')).toEqual(['a', 'ab', 'aba', 'b', 'ba'])
  expect(substringsOf('')).toEqual([])
})

test('lists no substring of more than 16 letters, and none of a run of more than 48', () => {
  const run = Array.from({ length: 48 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('')
  const found = substringsOf(run)
  expect(Math.max(...found.map((one) => one.length))).toBe(16)
  expect(found).toHaveLength(16 * 48 - (16 * 15) / 2)
  expect(substringsOf(`${run}a`)).toEqual([])
})

test('knows words of up to 16 letters', () => {
  const isKnown = (limit: number) => (word: string) => word.length === limit
  expect(splitRun('a'.repeat(32), isKnown(16))).toEqual(['a'.repeat(16), 'a'.repeat(16)])
  expect(splitRun('a'.repeat(17), isKnown(17))).toBeNull()
})

test('skips a long vowel mark after a word', () => {
  const isKnown = (word: string) => ['ル', 'ルー', 'タ'].includes(word)
  expect(splitRun('ルータ', isKnown)).toEqual(['ルー', 'タ'])
  expect(splitRun('ルタータ', isKnown)).toEqual(['ル', 'タ', 'タ'])
  expect(splitRun('ータ', isKnown)).toBeNull()
})

test('prefers fewer words, and tells which word is the last', () => {
  const asked: [string, boolean][] = []
  const isKnown = (word: string, isLast: boolean) => {
    asked.push([word, isLast])
    return ['a', 'b', 'c', 'ab', 'abc'].includes(word)
  }
  expect(splitRun('abc', isKnown)).toEqual(['abc'])
  expect(asked).toEqual([
    ['a', false],
    ['ab', false],
    ['b', false],
    ['abc', true],
    ['bc', true],
    ['c', true],
  ])
  expect(splitRun('', isKnown)).toEqual([])
})
