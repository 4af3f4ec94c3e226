import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/contracts/limits'
import { register } from './account'
import { saveAddress } from './addresses'
import { line, optionalLine, optionalText, text } from './fields'
import { requestRefund } from './refunds'
import { createReview } from './reviews'

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

test.each(['\u200b', '\u3164', ' \u2060\u00ad', '\ufeff', '\u2800', '\u{16fe4}', '\u{1d159}'])(
  '%j cannot be seen, so it is missing',
  (value) => {
    expect(
      text(60)
        .safeParse(value)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['fields.required'])
  },
)

test('a longer text keeps its line breaks, without overrides of the direction', () => {
  expect(text(60).parse('one\ntwo')).toBe('one\ntwo')
  expect(text(60).parse('abc\u202egnp\u2066.\u0085exe')).toBe('abcgnp.exe')
  expect(optionalText(60).parse('\u202e')).toBe('')
  for (const nothing of ['\u200b\u2800', ' \u202e '])
    expect(optionalText(60).parse(nothing)).toBe('')
  for (const field of [text(60), optionalText(60)]) expect(field.parse('a \u202e')).toBe('a')
})

test('no letter carries marks that are drawn over other texts', () => {
  for (const field of [text(600), line(600), optionalText(600), optionalLine(600)]) {
    expect(field.safeParse(`Z${'\u0301'.repeat(9)}`).success).toBe(false)
    for (const word of ['ที่นี่', 'Việt Nam', 'שָׁלוֹם', 'नमस्ते', `Z${'\u0301'.repeat(8)}`])
      expect(field.parse(word)).toBe(word)
  }
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
    area: 'A\nB',
    detail: 'A\nB',
    tag: '\u202eX',
  }
  expect(fieldsOf(saveAddress.body.safeParse(place).error?.issues)).toEqual([
    'addressee',
    'area',
    'tag',
  ])
})

test('the largest order can be refunded and reviewed in one call', () => {
  const refund = {
    order_id: 1,
    item_ids: Array.from({ length: MAX_CART_LINES }, (_, index) => index + 1),
    type: 1,
    product_status: 1,
    reason: 'x',
    explanation: 'x',
    amount: MAX_CART_LINES * MAX_LINE_QUANTITY * 100_000_000,
    evidence: [1],
  }
  expect(requestRefund.body.safeParse(refund).error?.issues).toBeUndefined()
  expect(requestRefund.body.safeParse({ ...refund, amount: 0 }).success).toBe(false)
  const review = (count: number) => ({
    order_id: 1,
    service_rating: 5,
    shipping_rating: 5,
    items: Array.from({ length: count }, (_, index) => ({
      item_id: index + 1,
      product_rating: 5,
      content: 'x',
    })),
  })
  expect(createReview.body.safeParse(review(MAX_CART_LINES)).success).toBe(true)
  expect(createReview.body.safeParse(review(MAX_CART_LINES + 1)).success).toBe(false)
})
