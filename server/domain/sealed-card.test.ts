import { digestOf } from './digest'
import { digestOfCardNumber, maskedCardNumber, openCardNumber, sealCardNumber } from './sealed-card'

const keysOf = (seed: string) => ({
  keyFor: (purpose: 'bank-card' | 'bank-card-digest') => digestOf(`${purpose} ${seed}`),
})
const keys = keysOf('0123456789abcdef0123456789abcdef')
const DAMAGED = 'unable to authenticate data'
const NUMBER = '4242424242424242'

test('opens a number for its owner alone', () => {
  const sealed = sealCardNumber(keys, 7, NUMBER)
  expect(openCardNumber(keys, 7, sealed)).toBe(NUMBER)
  expect(sealed).toHaveLength(12 + 16 + NUMBER.length)
  expect(() => openCardNumber(keys, 8, sealed)).toThrow(DAMAGED)
  expect(() => openCardNumber(keysOf('f'.repeat(32)), 7, sealed)).toThrow(DAMAGED)
})

test('has a key for each purpose', () => {
  const purposes: string[] = []
  const noting = {
    keyFor: (purpose: 'bank-card' | 'bank-card-digest') => {
      purposes.push(purpose)
      return keys.keyFor(purpose)
    },
  }
  openCardNumber(noting, 7, sealCardNumber(noting, 7, NUMBER))
  digestOfCardNumber(noting, NUMBER)
  expect(purposes).toEqual(['bank-card', 'bank-card', 'bank-card-digest'])
})

test('seals the same number differently each time, without the number in it', () => {
  const [one, other] = [sealCardNumber(keys, 7, NUMBER), sealCardNumber(keys, 7, NUMBER)]
  expect(one.equals(other)).toBe(false)
  expect(one.includes(NUMBER)).toBe(false)
})

test.each([0, 11, 12, 27, 28, 43])('rejects data with another byte at %i', (at) => {
  const sealed = sealCardNumber(keys, 7, NUMBER)
  sealed[at]! ^= 1
  expect(() => openCardNumber(keys, 7, sealed)).toThrow(DAMAGED)
})

test('compares numbers by a keyed digest', () => {
  const digest = digestOfCardNumber(keys, NUMBER)
  expect(digest).toHaveLength(32)
  expect(digest.equals(digestOfCardNumber(keys, NUMBER))).toBe(true)
  expect(digest.equals(digestOfCardNumber(keys, `${NUMBER}0`))).toBe(false)
  const other = { keyFor: () => keys.keyFor('bank-card') }
  expect(digest.equals(digestOfCardNumber(other, NUMBER))).toBe(false)
  expect(digest.equals(digestOfCardNumber(keysOf('f'.repeat(32)), NUMBER))).toBe(false)
})

test('masks a number', () => {
  expect(maskedCardNumber('4242')).toBe('•••• 4242')
})
