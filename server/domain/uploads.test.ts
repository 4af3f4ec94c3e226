import { addressOf, isFinished, isForEveryone, largeFile, smallFile, uploadOfFile } from './uploads'

const NAME = 'abcdefghij_KLMNOPQRST-0123456789'

test.each([
  ['review', true, true],
  ['avatar', true, true],
  ['evidence', true, false],
  ['review', false, false],
  ['evidence', false, false],
] as const)('an upload for %s, in use: %s, is public: %s', (purpose, isUsed, isPublic) => {
  expect(isForEveryone({ purpose, usedAt: isUsed ? new Date() : null })).toBe(isPublic)
})

test('is finished with its first pixel', () => {
  expect([0, 1].map((width) => isFinished({ width }))).toEqual([false, true])
})

test('names two files, and finds the upload of both', () => {
  expect([largeFile(NAME), smallFile(NAME)]).toEqual([`${NAME}.webp`, `${NAME}-320.webp`])
  expect(addressOf(NAME)).toBe(`/api/uploads/${NAME}.webp`)
  expect([largeFile(NAME), smallFile(NAME)].map(uploadOfFile)).toEqual([NAME, NAME])
})

test.each([
  '',
  NAME,
  `${NAME}.png`,
  `${NAME}.webp.exe`,
  `${NAME}x.webp`,
  `${NAME.slice(1)}.webp`,
  `../${NAME}.webp`,
  `${NAME}-640.webp`,
  `${NAME.replace('a', '%')}.webp`,
])('finds no upload for the file %j', (file) => {
  expect(uploadOfFile(file)).toBeNull()
})
