import { integer } from './integer'

test.each([
  ['0', 0],
  ['-42', -42],
  [7, 7],
  ['9007199254740991', 9007199254740991],
])('parses %p', (value, expected) => expect(integer(value)).toBe(expected))

test.each(['9007199254740993', '1.5', '', 'x', undefined, NaN])('rejects %p', (value) => {
  expect(() => integer(value)).toThrow(RangeError)
})
