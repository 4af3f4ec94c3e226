import type { OrderModel, World } from './world'

/** Independent calculation of amounts from the contract. In cents, small enough for plain numbers. */

export interface Line {
  sku: number
  quantity: number
  price: number
}

export interface Group {
  shop: number
  lines: Line[]
  subtotal: number
  freight: number
  discount: number
  total: number
}

const goodsOf = (lines: Pick<Line, 'price' | 'quantity'>[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** The requested items, with one line for a repeated SKU, by SKU. */
export function linesOf(world: World, items: { sku_id: number; quantity: number }[]): Line[] {
  const quantities = new Map<number, number>()
  for (const { sku_id: sku, quantity } of items)
    quantities.set(sku, (quantities.get(sku) ?? 0) + quantity)
  return [...quantities]
    .sort(([a], [b]) => a - b)
    .map(([sku, quantity]) => ({ sku, quantity, price: world.skus.get(sku)?.price ?? 0 }))
}

export interface Totals {
  groups: Group[]
  total: number
  /** The applied promo. */
  code: string | null
}

export function calculate(world: World, lines: Line[], typedCode: string | undefined): Totals {
  const { code, off } = promoFor(world, typedCode, goodsOf(lines))
  const byShop = new Map<number, Line[]>()
  for (const line of lines) {
    const { shop } = world.skus.get(line.sku)!
    byShop.set(shop, [...(byShop.get(shop) ?? []), line])
  }
  const subtotals = [...byShop.values()].map(goodsOf)
  const discounts = largestRemainders(off, subtotals)
  const groups = [...byShop].map(([shop, own], index) => {
    const subtotal = subtotals[index]!
    const discount = discounts[index]!
    const freight = subtotal >= 4900 ? 0 : 499
    return { shop, lines: own, subtotal, freight, discount, total: subtotal + freight - discount }
  })
  return { groups, total: groups.reduce((sum, { total }) => sum + total, 0), code }
}

function promoFor(world: World, typed: string | undefined, goods: number) {
  const nothing = { code: null, off: 0 }
  const code = typed?.toUpperCase() ?? ''
  const promo = world.promos.get(code)
  if (!promo || promo.isOut || promo.used >= promo.perShopper || goods < promo.minimum)
    return nothing
  const share =
    promo.kind === 'amount'
      ? Math.min(promo.value, goods)
      : Math.min(Math.floor((goods * promo.value) / 100), promo.cap ?? Infinity)
  return share > 0 ? { code, off: share } : nothing
}

function largestRemainders(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => Math.floor((amount * weight) / sum))
  const rest = weights.map((weight, index) => ({ left: (amount * weight) % sum, index }))
  rest.sort((a, b) => b.left - a.left || a.index - b.index)
  const missing = amount - shares.reduce((total, share) => total + share, 0)
  for (const { index } of rest.slice(0, missing)) shares[index]! += 1
  return shares
}

/** Whole cents in proportion, each rounded at the running sum, so that the sum is exact. */
function inProportion(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const upTo = (index: number) =>
    Math.floor((amount * weights.slice(0, index).reduce((total, one) => total + one, 0)) / sum)
  return weights.map((_, index) => (sum === 0 ? 0 : upTo(index + 1) - upTo(index)))
}

export interface Left {
  /** The refundable amount of each item, by id. */
  items: Map<number, number>
  freight: number
  /** Goods that cost nothing after the discount stay with the shopper until the freight is refunded. */
  areFreeGoodsKept: boolean
}

export function leftOf(order: OrderModel): Left {
  const prices = order.items.map(({ price, quantity }) => price * quantity)
  const off = inProportion(order.discount, prices)
  const items = new Map(order.items.map(({ id }, index) => [id, prices[index]! - off[index]!]))
  const areFree = order.discount === goodsOf(order.items)
  let { freight } = order
  for (const { itemIds, amount } of order.settled) {
    const weights = itemIds.map((id) => items.get(id)!)
    const goods = Math.min(
      amount,
      weights.reduce((total, one) => total + one, 0),
    )
    const given = inProportion(goods, weights)
    itemIds.forEach((id, index) => items.set(id, weights[index]! - given[index]!))
    freight -= amount - goods
  }
  const areFreeGoodsKept = areFree && freight > 0
  return { items, freight: order.parcels.length > 0 ? 0 : freight, areFreeGoodsKept }
}

export const isRefundedInFull = ({ items, areFreeGoodsKept }: Left) =>
  !areFreeGoodsKept && [...items.values()].every((most) => most === 0)

export function partsFor(order: OrderModel, itemIds: number[]): { goods: number; most: number } {
  const left = leftOf(order)
  const goods = itemIds.reduce((sum, id) => sum + (left.items.get(id) ?? 0), 0)
  const areAllFree = [...left.items.values()].every((most) => most === 0)
  const isAll = [...left.items].every(
    ([id, most]) => (most === 0 && !areAllFree) || itemIds.includes(id),
  )
  return { goods, most: isAll ? goods + left.freight : goods }
}

export const mostFor = (order: OrderModel, itemIds: number[]) => partsFor(order, itemIds).most
