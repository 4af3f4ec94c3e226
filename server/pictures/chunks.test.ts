import fc from 'fast-check'
import { contiguousChunks, fileNameOf, chunkKey, parseChunkKey, type Chunk, endOf } from './chunks'

const chunk = (start: number, end: number): Chunk => ({
  key: chunkKey('f', start, end),
  start,
  end,
})
const spans = (chunks: Chunk[]) => chunks.map(({ start, end }) => [start, end])

it('parses only its own names', () => {
  expect(parseChunkKey('parts/7/a', chunkKey('parts/7/a', 5, 90))).toEqual({
    key: 'parts/7/a/5-90',
    start: 5,
    end: 90,
  })
  expect(fileNameOf('parts/7/a/5-90')).toBe('parts/7/a')
  expect(fileNameOf('parts/7/review-5-9')).toBe('parts/7/review-5-9')
  for (const key of [
    'parts/7/a',
    'parts/7/a/',
    'parts/7/a/5-',
    'parts/7/a/b/5-9',
    'parts/7/ab/5-9',
  ])
    expect(parseChunkKey('parts/7/a', key)).toBeNull()
})

it.each<[string, [number, number][], [number, number][]]>([
  ['nothing', [], []],
  ['a chunk that does not start at the beginning', [[3, 9]], []],
  [
    'a gap',
    [
      [0, 3],
      [4, 9],
    ],
    [[0, 3]],
  ],
  [
    'chunks in any order',
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
    'a longer chunk that does not continue',
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
    'an empty chunk',
    [
      [0, 0],
      [0, 2],
      [2, 2],
    ],
    [[0, 2]],
  ],
])('joins %s', (_, given, expected) => {
  const contiguous = contiguousChunks(given.map(([start, end]) => chunk(start, end)))
  expect(spans(contiguous)).toEqual(expected)
  expect(endOf(contiguous)).toBe(expected.at(-1)?.[1] ?? 0)
})

it('requires contiguous chunks, and never shrinks with another chunk', () => {
  const anyChunk = fc
    .tuple(fc.nat(12), fc.integer({ min: 1, max: 5 }))
    .map(([start, length]) => chunk(start, start + length))
  fc.assert(
    fc.property(fc.array(anyChunk), anyChunk, (chunks, more) => {
      const contiguous = contiguousChunks(chunks)
      contiguous.forEach(({ start }, index) => expect(start).toBe(contiguous[index - 1]?.end ?? 0))
      expect(endOf(contiguousChunks([...chunks, more]))).toBeGreaterThanOrEqual(endOf(contiguous))
    }),
  )
})
