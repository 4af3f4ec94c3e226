import { typedZones, zonesOf } from '@/console/settings/zones'

const rate = { max_grams: 2500, min_value: 0, below_value: null, price: 499 }
const zones = [
  { name: 'Europe', countries: ['DE', 'FR'], everywhere_else: false, rates: [rate] },
  { name: 'Home', countries: ['TH'], everywhere_else: false, rates: null },
  { name: 'Others', countries: [], everywhere_else: true, rates: [] },
]

test('zones stay the same when nothing is typed', () => {
  expect(zonesOf(typedZones(zones))).toEqual(zones)
})

test('shows how each zone is charged, and weights in kilograms', () => {
  const typed = typedZones(zones)
  expect(typed.map(({ charging }) => charging)).toEqual(['rates', 'freight', 'none'])
  expect(typed[0]?.rates[0]?.max_kilograms).toBe(2.5)
})

test('empty fields of a new rate mean no limit', () => {
  const [zone] = zonesOf([
    {
      name: 'Asia',
      countries: ['JP'],
      charging: 'rates',
      rates: [{ max_kilograms: null, min_value: null, below_value: null, price: 100 }],
    },
  ])
  expect(zone?.rates).toEqual([{ max_grams: null, min_value: 0, below_value: null, price: 100 }])
})

test('a zone for everywhere else has no countries, and one without rates has none', () => {
  const [zone] = zonesOf([
    { name: 'Rest', everywhere_else: true, countries: ['JP'], charging: 'freight', rates: [] },
  ])
  expect(zone).toEqual({ name: 'Rest', everywhere_else: true, countries: [], rates: null })
})
