import { newRow, type ProductOption, type SkuRow } from '@/console/products/product-values'

/** Every combination of one value per option, in the order of the options; one empty combination without options. */
export const combinationsOf = (options: ProductOption[]): string[][] =>
  options.reduce<string[][]>(
    (done, { values }) => done.flatMap((keys) => values.map(({ key }) => [...keys, key])),
    [[]],
  )

/**
 * The rows of all combinations after a change of options. A combination keeps its row. A row that lost an option, or
 * got one, becomes that of the first value. New combinations are sold at the price of the row that is most like them.
 */
export function arrangeRows(
  before: ProductOption[],
  after: ProductOption[],
  rows: SkuRow[],
): SkuRow[] {
  const byKeys = new Map<string, SkuRow>()
  for (const row of rows) {
    const keys = movedKeys(before, after, row.keys)
    const place = keys?.join(' ')
    if (keys && place !== undefined && !byKeys.has(place)) byKeys.set(place, { ...row, keys })
  }
  return combinationsOf(after).map(
    (keys) => byKeys.get(keys.join(' ')) ?? likeOthers(keys, [...byKeys.values()]),
  )
}

/** The keys of a row among the present options; undefined if its value is gone. */
function movedKeys(before: ProductOption[], after: ProductOption[], keys: string[]) {
  const known = new Map(before.map((option, place) => [option.key, keys[place]]))
  const isDropped = before.some(
    (option, place) =>
      !after.some(({ key }) => key === option.key) && keys[place] !== option.values[0]?.key,
  )
  if (isDropped) return undefined
  const moved = after.map((option) =>
    known.has(option.key) ? known.get(option.key) : option.values[0]?.key,
  )
  const isPresent = moved.every((key, place) =>
    after[place]!.values.some((value) => value.key === key),
  )
  return isPresent ? (moved as string[]) : undefined
}

function likeOthers(keys: string[], rows: SkuRow[]): SkuRow {
  const shared = (row: SkuRow) => row.keys.filter((key) => keys.includes(key)).length
  const [closest] = rows.toSorted((a, b) => shared(b) - shared(a))
  return {
    ...newRow(keys),
    price: closest?.price ?? null,
    weight_grams: closest?.weight_grams ?? null,
  }
}

/** Combinations of a stored product that have no SKU are shown, but not sold. */
export function completeRows(options: ProductOption[], rows: SkuRow[]): SkuRow[] {
  const known = new Map(rows.map((row) => [row.keys.join(' '), row]))
  return combinationsOf(options).map(
    (keys) => known.get(keys.join(' ')) ?? { ...likeOthers(keys, rows), sold: false },
  )
}
