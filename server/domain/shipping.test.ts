import fc from 'fast-check'
import type { ShippingRate, ShippingZone } from '@/contracts/schemas/admin-settings'
import { DEFAULT_FREIGHT, isCountryMissing, totalsOf } from './pricing'
import { rateOf, servedCountries, servingZones, type ServingZone } from './shipping'

const rate = (price: number, own: Partial<ShippingRate> = {}): ShippingRate => ({
  price,
  max_grams: null,
  min_value: 0,
  below_value: null,
  ...own,
})
const zone = (countries: string[], rates: ShippingRate[]): ServingZone => ({
  countries,
  everywhere_else: countries.length === 0,
  rates,
  isStandard: false,
})

const ZONES = [
  zone(['RU'], []),
  zone(['TH'], [rate(300), rate(0, { min_value: 5000 })]),
  zone(
    ['JP', 'KR'],
    [
      rate(900, { max_grams: 1000 }),
      rate(2500, { max_grams: 5000 }),
      rate(700, { below_value: 100 }),
    ],
  ),
]
const REST = [...ZONES, zone([], [rate(4000, { max_grams: 2000 })])]

test.each<[string | null | undefined, number, number, number | null]>([
  ['TH', 0, 4999, 300],
  ['TH', 0, 5000, 0],
  ['TH', 1_000_000, 5001, 0],
  ['JP', 1000, 100, 900],
  ['JP', 1001, 100, 2500],
  ['KR', 5000, 100, 2500],
  ['KR', 5001, 100, null],
  ['KR', 1000, 99, 700],
  ['KR', 5001, 99, 700],
  ['RU', 0, 0, null],
  ['US', 0, 0, null],
  [null, 0, 0, null],
  // Without an address, the first zone with rates.
  [undefined, 0, 4999, 300],
])('to %s, %i grams worth %i cents cost %s', (country, grams, value, price) => {
  expect(rateOf(ZONES, country, { grams, value })).toBe(price)
})

test.each<[string | null, number, number | null]>([
  ['US', 2000, 4000],
  ['US', 2001, null],
  [null, 2000, 4000],
  ['RU', 1, null],
  ['TH', 1, 300],
])('with a zone of all others, %s and %i grams cost %s', (country, grams, price) => {
  expect(rateOf(REST, country, { grams, value: 1 })).toBe(price)
})

const anyRate = fc
  .record({
    price: fc.nat(10_000),
    max_grams: fc.option(fc.integer({ min: 1, max: 5000 })),
    min_value: fc.nat(5000),
    band: fc.option(fc.integer({ min: 1, max: 5000 })),
  })
  .map(({ band, ...own }) => ({ ...own, below_value: band === null ? null : own.min_value + band }))
const consignment = fc.record({ grams: fc.nat(6000), value: fc.nat(12_000) })

test('is one price that does not depend on the order of rates, and grows with the weight', () => {
  fc.assert(
    fc.property(fc.array(anyRate), consignment, fc.nat(3000), (rates, goods, more) => {
      const price = rateOf([zone(['TH'], rates)], 'TH', goods)
      expect(rateOf([zone(['TH'], rates.toReversed())], 'TH', goods)).toBe(price)
      expect(price === null || price >= 0).toBe(true)
      const heavier = rateOf([zone(['TH'], rates)], 'TH', { ...goods, grams: goods.grams + more })
      expect(heavier ?? Infinity).toBeGreaterThanOrEqual(price ?? Infinity)
    }),
  )
})

test('falls with the value where every rate is for a value or more', () => {
  const rates = fc.array(anyRate.map((one) => ({ ...one, below_value: null })))
  fc.assert(
    fc.property(rates, consignment, fc.nat(3000), (given, goods, more) => {
      const price = rateOf([zone(['TH'], given)], 'TH', goods)
      if (price === null) return
      const dearer = rateOf([zone(['TH'], given)], 'TH', { ...goods, value: goods.value + more })
      expect(dearer).toBeLessThanOrEqual(price)
    }),
  )
})

describe('the countries of a product', () => {
  const known = ['JP', 'RU', 'TH', 'US']

  it('are those with a rate for one of its units', () => {
    const light = { grams: 500, value: 2000 }
    expect(servedCountries(ZONES, known, [light])).toEqual({
      served: ['JP', 'TH'],
      unserved: ['RU', 'US'],
      prices: { lowest: 0, highest: 2500 },
    })
    expect(servedCountries(REST, known, [light]).unserved).toEqual(['RU'])
    const heavy = { grams: 6000, value: 2000 }
    expect(servedCountries(REST, known, [heavy])).toEqual({
      served: ['TH'],
      unserved: ['JP', 'RU', 'US'],
      prices: { lowest: 0, highest: 300 },
    })
    expect(servedCountries(REST, known, [heavy, light]).served).toEqual(['JP', 'TH', 'US'])
    expect(servedCountries([ZONES[0]!], known, [light]).prices).toBeNull()
  })

  it('do not lose a country because the value of one unit is too low for a rate', () => {
    const above = [zone(['TH'], [rate(100, { min_value: 9000 })])]
    expect(servedCountries(above, ['TH'], [{ grams: 1, value: 1 }]).served).toEqual(['TH'])
    const below = [zone(['TH'], [rate(100, { below_value: 50 })])]
    expect(servedCountries(below, ['TH'], [{ grams: 1, value: 50 }]).served).toEqual([])
  })
})

describe('the freight of the shop', () => {
  const iceland = { name: 'None', countries: ['IS'], everywhere_else: false, rates: [] }
  const rest = { name: 'Rest', countries: [], everywhere_else: true, rates: null }
  const serving = (...zones: ShippingZone[]) => servingZones(zones, DEFAULT_FREIGHT)

  it.each([[serving()], [serving(iceland, rest)]])('applies by value alone', (zones) => {
    for (const country of ['TH', null, undefined]) {
      expect(rateOf(zones, country, { grams: 1_000_000, value: 4899 })).toBe(499)
      expect(rateOf(zones, country, { grams: 1_000_000, value: 4900 })).toBe(0)
    }
  })

  it('has no range of prices where it applies everywhere', () => {
    const unit = { grams: 1, value: 1 }
    expect(servedCountries(serving(iceland, rest), ['IS', 'TH'], [unit])).toEqual({
      served: ['TH'],
      unserved: ['IS'],
      prices: null,
    })
    const own = { ...iceland, rates: [rate(2000)] }
    expect(servedCountries(serving(own, rest), ['IS', 'TH'], [unit]).prices).toEqual({
      lowest: 0,
      highest: 2000,
    })
  })
})

describe('totals', () => {
  const terms = {
    freight: DEFAULT_FREIGHT,
    zones: REST.map((one) => ({ ...one, name: 'Zone' })),
    taxes: [{ country: 'JP', basis_points: 1000, kind: 'added' as const }],
  }
  const goods = [{ price: 1000, quantity: 2, weightGrams: 600 }]

  it('have the freight of the country and the tax on goods and freight less the discount', () => {
    expect(totalsOf([goods], 500, terms, 'JP')).toEqual([
      {
        subtotal: 2000,
        freight: 2500,
        discount: 500,
        tax: 400,
        taxKind: 'added',
        taxBasisPoints: 1000,
        total: 4400,
        isUnserved: false,
      },
    ])
    expect(totalsOf([goods], 0, terms, 'US')[0]).toMatchObject({ total: 6000, taxKind: null })
  })

  it('are without freight where the shop does not deliver', () => {
    const groups = [goods, [], [{ price: 1000, quantity: 1, weightGrams: null }]]
    expect(
      totalsOf(groups, 0, terms, 'RU').map(({ freight, isUnserved }) => [freight, isUnserved]),
    ).toEqual([
      [0, true],
      [0, false],
      [0, true],
    ])
  })

  it('are unknown without a country where freight or added tax depend on it', () => {
    expect(totalsOf([goods], 0, { ...terms, taxes: [] }, null)[0]!.isUnserved).toBe(true)
    const tax = (kind: 'included' | 'added') => [{ country: 'JP', basis_points: 1000, kind }]
    expect(isCountryMissing({ zones: [], taxes: tax('added') }, null)).toBe(true)
    for (const country of ['JP', 'US', undefined])
      expect(isCountryMissing({ ...terms, taxes: tax('added') }, country)).toBe(false)
    expect(isCountryMissing({ zones: [], taxes: tax('included') }, null)).toBe(false)
    const world = { name: 'World', countries: [], everywhere_else: true, rates: null }
    expect(isCountryMissing({ zones: [world], taxes: [] }, null)).toBe(false)
  })
})
