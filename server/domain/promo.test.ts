import fc from 'fast-check'
import { discountOf, type Promo, reasonAgainst, shareDiscount } from './promo'

const NOW = new Date('2026-11-21T12:00:00Z')
const TEN: Promo = {
  kind: 'percent',
  value: 10,
  minimum: 2000,
  cap: 1500,
  startsAt: new Date('2026-01-01'),
  expiresAt: new Date('2026-12-31'),
  perShopper: 2,
}
const FIVE: Promo = { ...TEN, kind: 'amount', value: 500, cap: null }

test.each([
  ['good', TEN, { goodsCents: 2000, used: 1, now: NOW }, null],
  ['one cent under the minimum', TEN, { goodsCents: 1999, used: 0, now: NOW }, 'minimum'],
  ['used as often as allowed', TEN, { goodsCents: 2000, used: 2, now: NOW }, 'used'],
  [
    'over this moment',
    { ...TEN, expiresAt: NOW },
    { goodsCents: 2000, used: 0, now: NOW },
    'expired',
  ],
  [
    'not begun',
    { ...TEN, startsAt: new Date('2027-01-01') },
    { goodsCents: 2000, used: 0, now: NOW },
    'notYet',
  ],
  ['without an end', { ...TEN, expiresAt: null }, { goodsCents: 2000, used: 0, now: NOW }, null],
])('a promo that is %s', (_, promo, held, reason) => {
  expect(reasonAgainst(promo, held)).toBe(reason)
})

test.each([
  ['ten per cent', TEN, 2000, 200],
  ['ten per cent with a fraction of a cent', TEN, 2009, 200],
  ['ten per cent over its cap', TEN, 100_000, 1500],
  ['an amount', FIVE, 2000, 500],
  ['an amount larger than the goods', FIVE, 300, 300],
  ['all of it', { ...TEN, value: 100, cap: null }, 1299, 1299],
])('%s', (_, promo, goods, discount) => {
  expect(discountOf(promo, goods)).toBe(discount)
})

test('shares add up to the discount, and no shop gives more than it sells', () => {
  const subtotals = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(subtotals, fc.nat(), (goods, seed) => {
      const sum = goods.reduce((total, cents) => total + cents, 0)
      const discount = sum === 0 ? 0 : seed % (sum + 1)
      const shares = shareDiscount(discount, goods)
      expect(shares.reduce((total, share) => total + share, 0)).toBe(discount)
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(goods[index]!)
      }
    }),
  )
})

test('cents left over go to the largest remainders', () => {
  expect(shareDiscount(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareDiscount(10, [100, 250])).toEqual([3, 7])
})
