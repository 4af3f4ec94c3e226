import fc from 'fast-check'
import { addedTaxOf, describeTax, NO_TAX, taxIn, taxOn, type OrderTax } from './tax'

const added = (taxBasisPoints: number) => ({ taxKind: 'added' as const, taxBasisPoints })
const included = (taxBasisPoints: number) => ({ taxKind: 'included' as const, taxBasisPoints })

test.each<[number, Pick<OrderTax, 'taxKind' | 'taxBasisPoints'>, number]>([
  [10_000, NO_TAX, 0],
  [10_000, added(700), 700],
  [0, added(700), 0],
  // Half a cent is rounded up, less is not.
  [50, added(100), 1],
  [49, added(100), 0],
  [150, added(100), 2],
  [10_700, included(700), 700],
  [10_000, included(700), 654],
  [3, included(10_000), 2],
  [1, included(2000), 0],
  [9_007_199_254_740_991, added(10_000), 9_007_199_254_740_991],
])('the tax on %d cents with %j is %d', (cents, rule, tax) => {
  expect(taxOn(cents, rule)).toEqual({ ...rule, tax })
})

test('is monotone, never negative, and the included part is the added tax on the rest', () => {
  const amounts = fc.tuple(
    fc.nat(10_000_000_000),
    fc.nat(1_000_000),
    fc.integer({ min: 1, max: 10_000 }),
  )
  fc.assert(
    fc.property(amounts, ([cents, more, points]) => {
      for (const rule of [added(points), included(points)]) {
        const { tax } = taxOn(cents, rule)
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThanOrEqual(taxOn(cents + more, rule).tax)
      }
      const total = cents + taxOn(cents, added(points)).tax
      const found = taxOn(total, included(points)).tax
      expect(Math.abs(total - found - cents)).toBeLessThanOrEqual(1)
    }),
  )
})

test('belongs to a country, and none to an address without one', () => {
  const taxes = [
    { country: 'TH', basis_points: 700, kind: 'included' as const },
    { country: 'JP', basis_points: 1000, kind: 'added' as const },
  ]
  expect(taxIn(taxes, 'JP')).toEqual(added(1000))
  expect(taxIn(taxes, 'TH')).toEqual(included(700))
  for (const country of ['US', null, undefined])
    expect(taxIn(taxes, country)).toMatchObject({ taxKind: null })
})

test('counts towards the total when it is added', () => {
  expect(addedTaxOf({ tax: 5, ...added(1) })).toBe(5)
  expect(addedTaxOf({ tax: 5, ...included(1) })).toBe(0)
  expect(describeTax(NO_TAX)).toBeNull()
  expect(describeTax({ tax: 5, ...added(700) })).toEqual({
    amount: 5,
    basis_points: 700,
    included: false,
  })
})
