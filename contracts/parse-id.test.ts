import { parseId } from './parse-id'

test.each([
  ['7', 7],
  ['999999999999999', 999_999_999_999_999],
])('parses %p', (text, id) => expect(parseId(text)).toBe(id))

test.each(['', '0', '042', '-1', '1.5', ' 1', '1e3', '9999999999999999', 'x', null, undefined])(
  'returns no id for %p',
  (text) => expect(parseId(text)).toBeUndefined(),
)
