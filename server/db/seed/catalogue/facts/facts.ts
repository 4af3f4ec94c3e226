import type { Kind } from '@/server/db/seed/catalogue/kind'
import type { Axis, Descriptor, SeedLocale, Texts } from '@/server/db/seed/catalogue/shape'
import type { Choice } from '@/server/db/seed/catalogue/skus'
import { text } from '@/server/db/seed/catalogue/texts'
import { AXIS_EFFECTS, WORD_EFFECTS, type Effect } from './effects'
import { FITS, type Measure } from './fits'
import { boxTexts, countText, lengthText, weightText } from './format'
import { PARTS, type Part } from './parts'

const LABELS = {
  size: text('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
  weight: text('Weight', '重量', '重さ', '무게', 'น้ำหนัก'),
  weightEach: text('Weight of each', '单件重量', '1点の重さ', '1개 무게', 'น้ำหนักต่อชิ้น'),
  net: text('Net weight', '净含量', '内容量', '내용량', 'น้ำหนักสุทธิ'),
  netEach: text('Net weight of each', '单件净含量', '1点の内容量', '1개 내용량', 'น้ำหนักสุทธิต่อชิ้น'),
  contents: text('In the box', '包装内含', 'セット内容', '구성품', 'ในกล่อง'),
}

export type FactsOf = {
  kind: Kind
  style: Descriptor | null
  make: Descriptor | null
  choices: readonly Choice[]
}

type Places = { choice: Choice; places: number[]; factors: readonly number[] }

/** The option of a product that has the effect, with the places of its chosen values. */
function placesWith(choices: readonly Choice[], effect: keyof Effect): Places | null {
  for (const choice of choices) {
    const factors = AXIS_EFFECTS.get(choice.axis)?.[effect]
    if (factors) return { choice, places: placesOf(choice), factors }
  }
  return null
}

const placesOf = ({ axis, values }: Choice) => values.map((value) => axis.values.indexOf(value))

/** One text, or one per chosen value with the value in brackets. */
function perValue(
  found: Places | null,
  locale: SeedLocale,
  write: (factor: number, place: number) => string,
): string {
  if (!found) return write(1, 0)
  return found.places
    .map((place, index) => {
      const label = found.choice.values[index]?.text[locale] ?? ''
      const written = write(found.factors[place] ?? 1, place)
      return written.replaceAll('\u00a0', ' ') === label ? written : `${written} (${label})`
    })
    .join(' · ')
}

const labelled = (name: Texts<string>, locale: SeedLocale, value: string) =>
  locale === 'zh-CN' || locale === 'ja' ? `${name[locale]}：${value}` : `${name[locale]}: ${value}`

function wordFactor({ style, make }: FactsOf, effect: 'length' | 'weight'): number {
  return [style, make].reduce(
    (factor, word) => factor * ((word && WORD_EFFECTS.get(word)?.[effect]) ?? 1),
    1,
  )
}

const grown = (factor: number, growth: number) => 1 + (factor - 1) * growth

function sizeLine(facts: FactsOf, locale: SeedLocale): string[] {
  const { cm, cms, growth = 1 } = facts.kind.facts
  const lengths = cms?.[0] ?? cm
  if (!lengths) return []
  const word = wordFactor(facts, 'length')
  const found = placesWith(facts.choices, 'length')
  const value = perValue(found, locale, (factor, place) =>
    lengthText((cms?.[place] ?? lengths).map((side) => side * word * grown(factor, growth))),
  )
  return [labelled(LABELS.size, locale, value)]
}

function fitLines({ kind, choices }: FactsOf, locale: SeedLocale): string[] {
  if (!kind.facts.fit) return []
  const measures: readonly Measure[] = FITS[kind.facts.fit]
  const choice = choices.find(({ axis }) => isSizeTable(axis, measures))
  if (!choice) return []
  return measures.map(({ name, unit, values }) => {
    const cells = placesOf(choice).map(
      (place, index) => `${choice.values[index]?.text[locale] ?? ''}\u00a0–\u00a0${values[place]}`,
    )
    return labelled(name, locale, `${cells.join(' · ')} ${unit}`)
  })
}

const isSizeTable = (axis: Axis, measures: readonly Measure[]) =>
  axis.name.en === 'Size' && axis.values.length === measures[0]?.values.length

function weightLine(facts: FactsOf, locale: SeedLocale): string[] {
  const { net, grams, growth = 1 } = facts.kind.facts
  const weight = net ?? grams
  if (weight === undefined) return []
  const word = net === undefined ? wordFactor(facts, 'weight') : 1
  const isOneOfMany = placesWith(facts.choices, 'count') !== null
  const own = isOneOfMany ? LABELS.weightEach : LABELS.weight
  const netLabel = isOneOfMany ? LABELS.netEach : LABELS.net
  const value = perValue(placesWith(facts.choices, 'weight'), locale, (factor) =>
    weightText(weight * word * grown(factor, growth)),
  )
  return [labelled(net === undefined ? own : netLabel, locale, value)]
}

function contentsLine({ kind, choices }: FactsOf, locale: SeedLocale): string {
  const { item, pairs, box = [] } = kind.facts
  const part: Part = item ? PARTS[item] : { name: kind.noun, plural: `${kind.noun.en}s` }
  const goods = perValue(placesWith(choices, 'count'), locale, (count) =>
    countText(part, count * (pairs ? 2 : 1), locale),
  )
  return labelled(LABELS.contents, locale, [goods, ...boxTexts(box, locale)].join(' + '))
}

/** The measures, weight and contents of a product, one line each, for each chosen value. */
export function factsText(facts: FactsOf, locale: SeedLocale): string {
  return [
    ...sizeLine(facts, locale),
    ...fitLines(facts, locale),
    ...weightLine(facts, locale),
    contentsLine(facts, locale),
  ].join('\n')
}
