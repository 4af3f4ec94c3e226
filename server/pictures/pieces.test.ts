import fc from 'fast-check'
import { chainOf, fileOf, pieceKey, pieceOf, type Piece, sizeOf } from './pieces'

const piece = (start: number, end: number): Piece => ({
  key: pieceKey('f', start, end),
  start,
  end,
})
const spans = (pieces: Piece[]) => pieces.map(({ start, end }) => [start, end])

it('parses only its own names', () => {
  expect(pieceOf('parts/7/a', pieceKey('parts/7/a', 5, 90))).toEqual({
    key: 'parts/7/a/5-90',
    start: 5,
    end: 90,
  })
  expect(fileOf('parts/7/a/5-90')).toBe('parts/7/a')
  expect(fileOf('parts/7/review-5-9')).toBe('parts/7/review-5-9')
  for (const key of [
    'parts/7/a',
    'parts/7/a/',
    'parts/7/a/5-',
    'parts/7/a/b/5-9',
    'parts/7/ab/5-9',
  ])
    expect(pieceOf('parts/7/a', key)).toBeNull()
})

it.each<[string, [number, number][], [number, number][]]>([
  ['nothing', [], []],
  ['a piece that does not start at the beginning', [[3, 9]], []],
  [
    'a gap',
    [
      [0, 3],
      [4, 9],
    ],
    [[0, 3]],
  ],
  [
    'pieces in any order',
    [
      [7, 9],
      [0, 3],
      [3, 7],
    ],
    [
      [0, 3],
      [3, 7],
      [7, 9],
    ],
  ],
  [
    'a longer piece that does not continue',
    [
      [0, 3],
      [0, 4],
      [3, 9],
    ],
    [
      [0, 3],
      [3, 9],
    ],
  ],
  [
    'an empty one',
    [
      [0, 0],
      [0, 2],
      [2, 2],
    ],
    [[0, 2]],
  ],
])('joins %s', (_, given, joined) => {
  const chain = chainOf(given.map(([start, end]) => piece(start, end)))
  expect(spans(chain)).toEqual(joined)
  expect(sizeOf(chain)).toBe(joined.at(-1)?.[1] ?? 0)
})

it('requires contiguous pieces, and never shrinks with another piece', () => {
  const one = fc
    .tuple(fc.nat(12), fc.integer({ min: 1, max: 5 }))
    .map(([start, length]) => piece(start, start + length))
  fc.assert(
    fc.property(fc.array(one), one, (pieces, more) => {
      const chain = chainOf(pieces)
      chain.forEach(({ start }, index) => expect(start).toBe(chain[index - 1]?.end ?? 0))
      expect(sizeOf(chainOf([...pieces, more]))).toBeGreaterThanOrEqual(sizeOf(chain))
    }),
  )
})
