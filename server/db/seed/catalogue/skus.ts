import { basePrice, priceLike } from './pricing'
import type { Random } from './random'
import type { Kind } from './kind'
import type { Axis, AxisValue, SeedSku } from './shape'

export type Choice = { axis: Axis; values: AxisValue[] }

const mostSkus = 24
const mostOptions = 3

function chosenValues(random: Random, axis: Axis): AxisValue[] {
  const most = Math.min(axis.atMost, axis.values.length)
  const count = random.between(Math.min(2, most), most)
  if (axis.pick === 'run') {
    const start = random.between(0, axis.values.length - count)
    return axis.values.slice(start, start + count)
  }
  const left = [...axis.values]
  return Array.from({ length: count }, () =>
    left.splice(random.between(0, left.length - 1), 1),
  ).flat()
}

function combinationCount(choices: Choice[]): number {
  return choices.reduce((product, choice) => product * choice.values.length, 1)
}

/** Selects the options of a product and their values: at most three options and 24 combinations. */
export function choicesOf(random: Random, kind: Kind): Choice[] {
  const extras = (kind.extras ?? []).filter(() => random.chance(0.6))
  const axes = [...kind.options, ...extras].slice(0, mostOptions)
  const choices = axes.map((axis) => ({ axis, values: chosenValues(random, axis) }))
  while (combinationCount(choices) > mostSkus) {
    const widest = choices.reduce((a, b) => (b.values.length > a.values.length ? b : a))
    widest.values.pop()
  }
  return choices
}

function combinations(choices: Choice[]): number[][] {
  return choices.reduce<number[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((_, place) => [...row, place])),
    [[]],
  )
}

/** Removes one or two combinations, but never the last one that contains a value. */
function withGaps(random: Random, rows: number[][]): number[][] {
  if (rows.length < 6 || (rows[0]?.length ?? 0) < 2 || !random.chance(0.3)) return rows
  let kept = rows
  for (let gap = random.between(1, 2); gap > 0; gap -= 1) {
    const dropped = kept[random.between(0, kept.length - 1)] ?? []
    const isSafe = dropped.every(
      (place, option) => kept.filter((row) => row[option] === place).length > 1,
    )
    if (isSafe) kept = kept.filter((row) => row !== dropped)
  }
  return kept
}

function stockOf(random: Random): number {
  const draw = random.next()
  if (draw < 0.02) return 0
  if (draw < 0.25) return random.between(1, 9)
  return 10 + Math.floor(490 * random.next() ** 2)
}

/**
 * The SKUs of a product with rounded prices, pictures in the chosen colour, and stock in 0..500.
 */
export function skusOf(random: Random, kind: Kind, choices: Choice[], factor: number): SeedSku[] {
  const base = basePrice(random, kind, factor)
  const isSoldOut = random.chance(0.01)
  return withGaps(random, combinations(choices)).map((valueIndexes) => {
    const values = valueIndexes.map((place, option) => choices[option]?.values[place])
    const priced = values.reduce((cents, chosen) => cents * (chosen?.factor ?? 1), base)
    return {
      valueIndexes,
      priceCents: priceLike(priced),
      stock: isSoldOut ? 0 : stockOf(random),
      colour: values.find((chosen) => chosen?.colour)?.colour ?? null,
    }
  })
}
