import type { CartLine } from '@/contracts/schemas/cart'
import type { Quote } from '@/contracts/schemas/orders'

/**
 * One difference from what the shopper saw. Amounts are cents; null where the order does not include the line. `id` is
 * that of the SKU or the shop.
 */
export type QuoteChange =
  | { kind: 'line'; id: number; name: string; before: number | null; after: number | null }
  | { kind: 'freight' | 'tax'; id: number; name: string; before: number; after: number }
  | { kind: 'promo'; id: null; name: string; before: number; after: number; reason: string | null }

/** Null where the order does not include it. */
const costOf = (line: CartLine | undefined) => (line?.available ? line.price * line.quantity : null)
const linesOf = (quote: Quote) => quote.groups.flatMap((group) => group.lines)
const discountOf = (quote: Quote) => quote.groups.reduce((sum, group) => sum + group.discount, 0)

/** The differences between the quote a shopper saw and the current one, line by line. */
export function quoteChanges(seen: Quote, now: Quote): QuoteChange[] {
  return [
    ...lineChanges(seen, now),
    ...freightChanges(seen, now),
    ...taxChanges(seen, now),
    ...promoChanges(seen, now),
  ]
}

function lineChanges(seen: Quote, now: Quote): QuoteChange[] {
  return linesOf(seen).flatMap((line): QuoteChange[] => {
    const before = costOf(line)
    const after = costOf(linesOf(now).find(({ sku_id: skuId }) => skuId === line.sku_id))
    const name = [line.name, ...line.values].join(' · ')
    return after === before ? [] : [{ kind: 'line', id: line.sku_id, name, before, after }]
  })
}

function freightChanges(seen: Quote, now: Quote): QuoteChange[] {
  return seen.groups.flatMap(({ shop: { id, name }, freight }): QuoteChange[] => {
    const after = now.groups.find(({ shop }) => shop.id === id)?.freight ?? 0
    return after === freight ? [] : [{ kind: 'freight', id, name, before: freight, after }]
  })
}

/** Included tax is not a part of the total. */
const addedTaxOf = (group: Quote['groups'][number] | undefined) =>
  group?.tax && !group.tax.included ? group.tax.amount : 0

function taxChanges(seen: Quote, now: Quote): QuoteChange[] {
  return seen.groups.flatMap((group): QuoteChange[] => {
    const { id, name } = group.shop
    const before = addedTaxOf(group)
    const after = addedTaxOf(now.groups.find(({ shop }) => shop.id === id))
    return after === before ? [] : [{ kind: 'tax', id, name, before, after }]
  })
}

function promoChanges(seen: Quote, now: Quote): QuoteChange[] {
  const [before, after] = [discountOf(seen), discountOf(now)]
  if (before === after) return []
  const name = (now.promo ?? seen.promo)?.code ?? ''
  return [{ kind: 'promo', id: null, name, before, after, reason: now.promo?.reason ?? null }]
}
