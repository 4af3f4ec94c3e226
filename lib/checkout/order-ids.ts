const MOST_ORDERS = 50

/** Reads `orders=1,2` of /payment; what is not an order id is left out. */
export function parseOrderIds(text: string | null | undefined): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((piece) => /^[1-9]\d{0,14}$/.test(piece))
    .map(Number)
  return [...new Set(ids)].slice(0, MOST_ORDERS)
}

export function paymentHref(orderIds: readonly number[]): string {
  return `/payment?orders=${orderIds.join(',')}`
}
