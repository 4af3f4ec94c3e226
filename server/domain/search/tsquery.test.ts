import { allOf, andNot, anyOf } from './tsquery'

test('quotes every lexeme, and each once', () => {
  expect(anyOf(['a', 'b', 'a'])).toBe("('a'|'b')")
  expect(anyOf(["o'clock", 'a\\b', '&|!()'])).toBe("('o''clock'|'a\\\\b'|'&|!()')")
})

test('combines conditions', () => {
  const [a, b] = [anyOf(['a']), anyOf(['b'])]
  expect(allOf([a, b])).toBe("('a')&('b')")
  expect(andNot(a, b)).toBe("('a')&!(('b'))")
  expect(andNot(a, undefined)).toBe(a)
})
