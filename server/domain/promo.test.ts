import fc from 'fast-check'
import {
  belowMinimum,
  discountOf,
  payableOnlyWith,
  type Promo,
  type PromoOrder,
  priceWithoutDiscount,
  reasonAgainst,
  shareDiscount,
} from './promo'
import { NO_TAX, type OrderTax } from './tax'

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
    'not started',
    { ...TEN, startsAt: new Date('2027-01-01') },
    { goodsCents: 2000, used: 0, now: NOW },
    'notYet',
  ],
  [
    'starting this moment',
    { ...TEN, startsAt: NOW },
    { goodsCents: 2000, used: 0, now: NOW },
    null,
  ],
  ['without an end', { ...TEN, expiresAt: null }, { goodsCents: 2000, used: 0, now: NOW }, null],
])('checks a promo that is %s', (_, promo, held, reason) => {
  expect(reasonAgainst(promo, held)).toBe(reason)
})

test.each([
  ['ten per cent', TEN, 2000, 200],
  ['ten per cent with a fraction of a cent', TEN, 2009, 200],
  ['ten per cent over its cap', TEN, 100_000, 1500],
  ['an amount', FIVE, 2000, 500],
  ['an amount larger than the goods', FIVE, 300, 300],
  ['the full amount', { ...TEN, value: 100, cap: null }, 1299, 1299],
])('computes the discount of %s', (_, promo, goods, discount) => {
  expect(discountOf(promo, goods)).toBe(discount)
})

test('distributes the whole discount, and no shop gives more than it sells', () => {
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

test('gives remaining cents to the largest remainders', () => {
  expect(shareDiscount(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareDiscount(10, [100, 250])).toEqual([3, 7])
  expect(shareDiscount(10, [250, 100])).toEqual([7, 3])
  expect(shareDiscount(1, [1, 1, 2, 2])).toEqual([0, 0, 1, 0])
  expect(shareDiscount(0, [0, 0])).toEqual([0, 0])
})

const unpaid = (id: number, subtotal: number): PromoOrder => ({
  id,
  subtotal,
  status: 0,
  freight: 0,
  discount: subtotal / 10,
  ...NO_TAX,
  refunded: 0,
  isPayable: true,
})
const paid = (id: number, subtotal: number, refunded = 0): PromoOrder => ({
  ...unpaid(id, subtotal),
  status: 1,
  refunded,
  isPayable: false,
})
const gone = (id: number, subtotal: number) => ({ ...paid(id, subtotal), status: -1 })
const lapsed = (id: number, subtotal: number) => ({ ...unpaid(id, subtotal), isPayable: false })

/** Added tax of 10 per cent on 45.00 of goods, less the discount, and 5.00 of freight. */
const taxed = (refunded: number): PromoOrder => ({
  ...paid(1, 4500, refunded),
  freight: 500,
  tax: 455,
  taxKind: 'added',
  taxBasisPoints: 1000,
})

/** The goods cost nothing after the discount, the freight 5.00. */
const free = (refunded: number): PromoOrder => ({
  ...paid(1, 4500, refunded),
  freight: 500,
  discount: 4500,
})

test.each<[string, PromoOrder[], number[]]>([
  ['all are unpaid', [unpaid(1, 4000), unpaid(2, 1000)], []],
  ['one is cancelled', [gone(1, 4000), unpaid(2, 1000)], [2]],
  ['one is past its time', [lapsed(1, 4000), unpaid(2, 1000)], [2]],
  ['one is paid', [paid(1, 4000), unpaid(2, 1000)], []],
  ['one is paid and refunded in full', [paid(1, 4000, 3600), unpaid(2, 1000)], [2]],
  ['one is paid and refunded in part', [paid(1, 4500, 450), unpaid(2, 1000)], []],
  ['one is refunded by a cent too much', [paid(1, 4500, 451), unpaid(2, 1000)], [2]],
  ['one with tax is refunded in part', [taxed(495), unpaid(2, 1000)], []],
  ['one with tax is refunded by too much', [taxed(497), unpaid(2, 1000)], [2]],
  ['one of free goods is refunded a part of the freight', [free(499), unpaid(2, 1000)], []],
  ['one of free goods is refunded the whole freight', [free(500), unpaid(2, 1000)], [2]],
  ['only the paid one is below', [gone(1, 4000), paid(2, 1000)], []],
])('finds the orders below a minimum of 50.00 while %s', (_, orders, ids) => {
  expect(belowMinimum(orders, 5000).map(({ id }) => id)).toStrictEqual(ids)
})

test.each<[string, PromoOrder[], number[], number[]]>([
  ['one that is below the minimum alone', [unpaid(1, 4900), unpaid(2, 100)], [1], [2]],
  ['both', [unpaid(1, 4900), unpaid(2, 100)], [1, 2], []],
  ['one that reaches the minimum alone', [unpaid(1, 5000), unpaid(2, 100)], [1], []],
  ['the other after one that reaches the minimum', [paid(1, 5000), unpaid(2, 100)], [2], []],
  [
    'the other after the paid one was refunded',
    [paid(1, 5000, 4500), unpaid(2, 9), unpaid(3, 9)],
    [2],
    [3],
  ],
])(
  'finds the orders to pay as well with a minimum of 50.00 when paying %s',
  (_, orders, chosen, missing) => {
    expect(payableOnlyWith(orders, 5000, chosen).map(({ id }) => id)).toStrictEqual(missing)
  },
)

test.each<[OrderTax, { tax: number; total: number }]>([
  [NO_TAX, { tax: 0, total: 1499 }],
  [
    { tax: 98, taxKind: 'added', taxBasisPoints: 700 },
    { tax: 105, total: 1604 },
  ],
  [
    { tax: 91, taxKind: 'included', taxBasisPoints: 700 },
    { tax: 98, total: 1499 },
  ],
])('without its discount, an order with %j has %j', (tax, price) => {
  expect(priceWithoutDiscount({ ...unpaid(1, 1000), freight: 499, ...tax })).toEqual(price)
})
