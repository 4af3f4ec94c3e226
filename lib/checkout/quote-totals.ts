import type { Quote, Tax } from '@/contracts/schemas/orders'

type Group = Quote['groups'][number]

/** What the price breakdown of one shop, or of all shops together, shows. */
export interface Breakdown {
  subtotal: number
  freight: number
  discount: number
  tax?: Tax | null | undefined
  unserved?: boolean | undefined
}

/** The amounts of all shops. Their tax has one rate, because they are sent to one address. */
export function breakdownOf({ groups }: Quote): Breakdown {
  const sumOf = (amountOf: (group: Group) => number) =>
    groups.reduce((sum, group) => sum + amountOf(group), 0)
  const tax = groups.find((group) => group.tax)?.tax
  return {
    subtotal: sumOf(({ subtotal }) => subtotal),
    freight: sumOf(({ freight }) => freight),
    discount: sumOf(({ discount }) => discount),
    tax: tax && { ...tax, amount: sumOf((group) => group.tax?.amount ?? 0) },
    unserved: groups.some(({ unserved }) => unserved),
  }
}
