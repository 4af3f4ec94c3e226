import { CATEGORIES } from './categories'
import { KINDS } from './kinds/kinds'
import type { Kind } from './kind'
import type { CategoryKey } from './shape'
import { TRADES, type Trade } from './trades'

export function kindsOf(trades: readonly Trade[]): Kind[] {
  return Object.values(KINDS)
    .flat()
    .filter((kind) => trades.includes(kind.trade))
}

/** The categories of the kinds that belong to the trades, in the order of the categories. */
export function categoriesOf(trades: readonly Trade[]): CategoryKey[] {
  return CATEGORIES.map(({ key }) => key).filter((key) =>
    KINDS[key].some((kind) => trades.includes(kind.trade)),
  )
}

/** The trades to which at least one kind belongs. */
export const OPEN_TRADES = (Object.keys(TRADES) as Trade[]).filter(
  (trade) => categoriesOf([trade]).length > 0,
)
