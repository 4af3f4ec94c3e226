/** States and sums of refunds. No imports, so that screens load no schemas. */
export const REFUND_STATUS = { asked: 0, agreed: 1, settled: 2, refused: 3, withdrawn: 4 } as const

export const REFUND_TYPE = { moneyOnly: 1, withReturn: 2 } as const

export const PRODUCT_STATUS = { notReceived: 0, received: 1 } as const

/** The maximum refund of these items together, in cents. */
export function mostFor(
  { items, freight }: { items: { id: number; most: number }[]; freight: number },
  itemIds: number[],
): number {
  const chosen = items.filter((item) => itemIds.includes(item.id))
  const goods = chosen.reduce((sum, item) => sum + item.most, 0)
  const isEverything = items.every((item) => item.most === 0 || itemIds.includes(item.id))
  return isEverything && chosen.length > 0 ? goods + freight : goods
}
