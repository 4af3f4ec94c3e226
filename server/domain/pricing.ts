const FREIGHT_CENTS = 499
const FREE_FREIGHT_FROM_CENTS = 4900

/** Per shop: free from 49.00, else 4.99. */
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

/** Totals of what is bought from one shop; an empty group costs nothing, freight included. */
export function totalsOf(lines: PricedLine[]): GroupTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const freight = lines.length > 0 ? freightOf(subtotal) : 0
  return { subtotal, freight, discount: 0, total: subtotal + freight }
}

export const PAY_WITHIN_MINUTES = 30
