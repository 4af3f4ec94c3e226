import { cardErrors, groupCardNumber, groupExpiry, isTypedOut } from './card-number'
import { sandbox } from './sandbox'

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 28', code: '123' }
const TODAY = new Date(2026, 10, 21)
const complaints = (own: Partial<typeof CARD>) => cardErrors({ ...CARD, ...own }, TODAY)

it('accepts a valid card', () => {
  expect(complaints({})).toEqual({})
  expect(complaints({ number: '3782 822463 10005', code: '1234' })).toEqual({})
  expect(complaints({ number: '４２４２ ４２４２ ๔๒๔๒ ๔๒๔๒' })).toEqual({})
})

it.each(['', '4242 4242 4242 4241', '4242', '0000 0000 0000 0000', 'x'.repeat(16)])(
  'rejects the number %p',
  (number) => {
    expect(complaints({ number })).toEqual({ number: 'cardNumber' })
  },
)

it.each([
  ['', 'cardExpiry'],
  ['13 / 28', 'cardExpiry'],
  ['00 / 28', 'cardExpiry'],
  ['12', 'cardExpiry'],
  ['10 / 26', 'cardExpired'],
  ['12 / 25', 'cardExpired'],
])('rejects the expiry date %p: %s', (expiry, complaint) => {
  expect(complaints({ expiry })).toEqual({ expiry: complaint })
})

it('accepts a card until the last day of its month', () => {
  expect(complaints({ expiry: '11 / 26' })).toEqual({})
})

it('requires three digits of security code, and four for American Express', () => {
  expect(complaints({ code: '12' })).toEqual({ code: 'cardCode' })
  expect(complaints({ code: '1234' })).toEqual({ code: 'cardCode' })
  expect(complaints({ number: '378282246310005', code: '123' })).toEqual({ code: 'cardCode' })
})

it.each([
  ['42424', '4242 4'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['4'.repeat(25), '4444 4444 4444 4444 444'],
])('groups %p as %p', (typed, grouped) => {
  expect(groupCardNumber(typed)).toBe(grouped)
})

it.each([
  ['1', '', '1'],
  ['12', '1', '12 / '],
  ['12 /', '12 / ', '12'],
  ['3', '', '03 / '],
  ['1228', '', '12 / 28'],
  ['12/2028', '', '12 / 28'],
])('formats the expiry date %p, typed after %p, as %p', (typed, before, written) => {
  expect(groupExpiry(typed, before)).toBe(written)
})

it('detects when a field is complete', () => {
  expect(isTypedOut('number', { ...CARD, number: '4242 4242' })).toBe(false)
  expect(isTypedOut('number', CARD)).toBe(true)
  expect(isTypedOut('expiry', CARD)).toBe(true)
})

it('makes tokens only for sandbox cards, without the number in them', async () => {
  const fetched = jest.fn()
  const { fetch } = globalThis
  globalThis.fetch = fetched
  for (const { number, outcome } of sandbox.sandbox!.cards) {
    expect(complaints({ number })).toEqual({})
    const token = await sandbox.tokenise({ ...CARD, number })
    expect(token).toMatch(new RegExp(`^sandbox-${outcome}-`))
    expect(token).not.toContain(number.replaceAll(' ', ''))
  }
  expect(await sandbox.tokenise({ ...CARD, number: '4111 1111 1111 1111' })).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  globalThis.fetch = fetch
})
