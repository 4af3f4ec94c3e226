import { register } from './account'
import { saveAddress } from './addresses'
import { line, optionalLine, text } from './fields'

test.each(['A\r\nBcc: x', 'A\tB', '\u202eX', 'A\u2066B', 'A\u2028B', 'A\u0085B', 'A\u0000B'])(
  'a line has no control characters and no overrides of the direction: %j',
  (value) => {
    expect(line(60).safeParse(value).success).toBe(false)
    expect(optionalLine(60).safeParse(value).success).toBe(false)
  },
)

test.each(['José', 'สมชาย', 'محمد علي', 'O’Neil-Smith', '👨‍👩‍👧'])('a line takes %s', (value) => {
  expect(line(60).parse(value)).toBe(value)
})

test.each(['\u200b', '\u3164', ' \u2060\u00ad', '\ufeff'])(
  '%j cannot be seen, so it is missing',
  (value) => {
    expect(
      text(60)
        .safeParse(value)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['fields.required'])
  },
)

test('a longer text keeps its line breaks', () => {
  expect(text(60).parse('one\ntwo')).toBe('one\ntwo')
})

test('names of accounts and addresses are lines', () => {
  const fieldsOf = (issues: { path: PropertyKey[] }[] = []) => issues.map(({ path }) => path[0])
  const names = { given_name: 'A\r\nBcc: x', family_name: '\u202eX' }
  const account = { ...names, email: 'a@example.com', mobile: '+66812345678', password: 'river-1' }
  expect(fieldsOf(register.body.safeParse(account).error?.issues)).toEqual([
    'family_name',
    'given_name',
  ])
  const place = {
    addressee: 'A\nB',
    phone: '+66812345678',
    area: 'A',
    detail: 'A\nB',
    tag: '\u202eX',
  }
  expect(fieldsOf(saveAddress.body.safeParse(place).error?.issues)).toEqual(['addressee', 'tag'])
})
