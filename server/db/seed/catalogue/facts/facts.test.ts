import { KINDS } from '@/server/db/seed/catalogue/kinds/kinds'
import { bottleVolume, clothesSize, oneOrTwoSizes } from '@/server/db/seed/catalogue/options/sizes'
import { settings } from '@/server/db/seed/catalogue/options/packs'
import { giant } from '@/server/db/seed/catalogue/descriptors/toys'
import type { Kind } from '@/server/db/seed/catalogue/kind'
import { SEED_LOCALES, type Axis } from '@/server/db/seed/catalogue/shape'
import { text } from '@/server/db/seed/catalogue/texts'
import { factsText, type FactsOf } from './facts'
import type { Facts } from './shape'

const kinds = Object.values(KINDS).flat()
const [anyKind] = kinds

function cupWith(facts: Facts, axes: [Axis, from: number, to: number][] = []): FactsOf {
  if (!anyKind) throw new Error('The catalogue is empty')
  const kind: Kind = { ...anyKind, noun: text('cup', '杯子', 'カップ', '컵', 'ถ้วย'), facts }
  const choices = axes.map(([axis, from, to]) => ({ axis, values: axis.values.slice(from, to) }))
  return { kind, style: null, make: null, choices }
}

const plain = (facts: FactsOf, locale: (typeof SEED_LOCALES)[number] = 'en') =>
  factsText(facts, locale).replaceAll('\u00a0', ' ').split('\n')

test('states size, weight and contents', () => {
  expect(plain(cupWith({ cm: [9.5, 8], grams: 340, box: ['lid'] }))).toEqual([
    'Size: 9.5 × 8 cm',
    'Weight: 340 g',
    'In the box: 1 cup + 1 lid',
  ])
  expect(plain(cupWith({ cm: [9.5, 8], grams: 1_340 }), 'ja')).toEqual([
    'サイズ：9.5 × 8 cm',
    '重さ：1.3 kg',
    'セット内容：カップ × 1',
  ])
})

test('states them for each chosen value of the options', () => {
  const facts = cupWith({ cm: [10, 10], grams: 200 }, [
    [bottleVolume, 1, 3],
    [settings, 0, 2],
  ])
  expect(plain(facts)).toEqual([
    'Size: 11.3 × 11.3 cm (500 ml) · 12.9 × 12.9 cm (750 ml)',
    'Weight of each: 240 g (500 ml) · 300 g (750 ml)',
    'In the box: 2 cups (Set of 2) · 4 cups (Set of 4)',
  ])
})

test('has a size table for clothing', () => {
  const facts = cupWith({ fit: 'briefs', grams: 80, item: 'pair' }, [[clothesSize, 1, 3]])
  expect(plain(facts)).toEqual(['Waist: M – 78 · L – 84 cm', 'Weight: 80 g', 'In the box: 1 pair'])
})

test('grows with the size and with the words of the name', () => {
  const sized = (facts: Facts) => plain(cupWith(facts, [[oneOrTwoSizes, 0, 3]]))[0]
  expect(sized({ cm: [10] })).toBe('Size: 10 cm (Small) · 12 cm (Medium) · 14.2 cm (Large)')
  expect(sized({ cm: [10], growth: 0.5 })).toBe(
    'Size: 10 cm (Small) · 11 cm (Medium) · 12.1 cm (Large)',
  )
  expect(plain({ ...cupWith({ cm: [10], grams: 100 }), style: giant })).toEqual([
    'Size: 17 cm',
    'Weight: 360 g',
    'In the box: 1 cup',
  ])
})

describe.each(kinds.map((kind) => [kind.noun.en, kind] as const))('%s', (_, kind) => {
  const choices = [...kind.options, ...(kind.extras ?? [])].map((axis) => ({
    axis,
    values: axis.values,
  }))
  const facts = { kind, style: null, make: null, choices }

  test('has the same measures in every language', () => {
    const measuresIn = (locale: (typeof SEED_LOCALES)[number]) =>
      factsText(facts, locale).match(/[\d.]+(?:\u00a0×\u00a0[\d.]+)*\u00a0(?:cm|kg|g)(?![a-z])/g)
    for (const locale of SEED_LOCALES) {
      expect(measuresIn(locale)).toEqual(measuresIn('en'))
      expect(factsText(facts, locale)).not.toMatch(/undefined|NaN/)
    }
  })

  test('states a size, a weight or a size table', () => {
    expect(factsText(facts, 'en').split('\n').length).toBeGreaterThanOrEqual(2)
  })
})
