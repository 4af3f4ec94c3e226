import { shareDiscount } from './promo'

export const FREIGHT_CENTS = 499
export const FREE_FREIGHT_FROM_CENTS = 4900

/** Per shop: free from $49.00, otherwise $4.99. */
function freightOf(subtotalCents: number): number {
  return subtotalCents >= FREE_FREIGHT_FROM_CENTS ? 0 : FREIGHT_CENTS
}

export interface PricedLine {
  price: number
  quantity: number
}

export interface GroupTotals {
  subtotal: number
  freight: number
  discount: number
  total: number
}

export function goodsOf(lines: PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}

/**
 * The totals of each shop, with one discount shared among them. A shop without goods has no freight. Freight
 * depends on the goods before the discount.
 */
export function totalsOf(groups: PricedLine[][], discountCents: number): GroupTotals[] {
  const subtotals = groups.map(goodsOf)
  const discounts = shareDiscount(discountCents, subtotals)
  return groups.map((lines, index) => {
    const subtotal = subtotals[index]!
    const discount = discounts[index]!
    const freight = lines.length > 0 ? freightOf(subtotal) : 0
    return { subtotal, freight, discount, total: subtotal + freight - discount }
  })
}

export function sumOf(totals: GroupTotals[]): number {
  return totals.reduce((sum, { total }) => sum + total, 0)
}

export const PAY_WITHIN_MINUTES = 30
