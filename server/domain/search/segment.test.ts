import { bigramsOf, tokenise, wordsOf, wordsOfQuery } from './segment'

test.each([
  ['スマホ', ['すまほ']],
  ['red 新スマホ', ['red', '新', 'すまほ']],
  ['スマホケース', ['すまほ', 'けーす']],
  ['アイスコーヒー', ['あいす', 'こーひ']],
  ['イヤホン', ['いや', 'ほん']],
  ['カメラの', ['かめら', 'の']],
  ['カメラ カ', ['かめら', 'か']],
  ['レトロ', ['れ', 'とろ']],
  ['\u0e48 \u0301 !', []],
])('the words of %s are %j', (text, words) => {
  expect(tokenise(text).map(({ folded }) => folded)).toEqual(words)
  expect(wordsOf(text)).toEqual(words)
  expect(wordsOfQuery(text)).toEqual(words)
})

test('a token ends where its word ends, also one that the segmenter splits', () => {
  expect(tokenise('a スマホ用')).toEqual([
    { folded: 'a', start: 0, end: 1 },
    { folded: 'すまほ', start: 2, end: 5 },
    { folded: '用', start: 5, end: 6 },
  ])
})

test('a word has at most 40 characters', () => {
  expect(wordsOf('a'.repeat(41))).toEqual(['a'.repeat(40)])
})

test('bigrams do not cross spaces or other scripts', () => {
  expect(bigramsOf('无线耳机 mouse 鼠 鼠标')).toEqual(['无线', '线耳', '耳机', '鼠标'])
})
