/** What a parcel holds: item ids and quantities. Empty for a parcel with everything that was to be sent. */
export interface PackedParcel {
  items: { itemId: number; quantity: number }[]
}

interface OrderedItem {
  id: number
  quantity: number
  /** Refunded before shipment: what was in no parcel then is not sent, and its stock is returned. */
  isRestocked: boolean
}

export type Quantities = Map<number, number>

/** How many of each item are in parcels. */
export function packedIn(items: OrderedItem[], parcels: PackedParcel[]): Quantities {
  const packed: Quantities = new Map(items.map(({ id }) => [id, 0]))
  for (const parcel of parcels)
    for (const { itemId, quantity } of contentsOf(parcel, items))
      packed.set(itemId, (packed.get(itemId) ?? 0) + quantity)
  return packed
}

/** The items of a parcel, also of one without rows. */
export function contentsOf(parcel: PackedParcel, items: OrderedItem[]): PackedParcel['items'] {
  if (parcel.items.length > 0) return parcel.items
  return items
    .filter(({ isRestocked }) => !isRestocked)
    .map(({ id, quantity }) => ({ itemId: id, quantity }))
}

/** How many of each item are in no parcel; only items with any. */
export function unsentOf(items: OrderedItem[], packed: Quantities): Quantities {
  const unsent = items.map(({ id, quantity }): [number, number] => [
    id,
    quantity - (packed.get(id) ?? 0),
  ])
  return new Map(unsent.filter(([, quantity]) => quantity > 0))
}

/**
 * How many of each item are still to be sent; only items with any. `kept` are the ids of items that were not refunded in
 * full: nothing more of the others is sent, also if some of them are in a parcel.
 */
export function leftToSend(
  items: OrderedItem[],
  parcels: PackedParcel[],
  kept: ReadonlySet<number>,
): Quantities {
  const toSend = items.filter(({ id, isRestocked }) => kept.has(id) && !isRestocked)
  return unsentOf(toSend, packedIn(items, parcels))
}

/**
 * The contents of the next parcel: what was asked for, or everything that is left. Null when something asked for is not
 * left in that quantity, or when nothing is.
 */
export function nextParcel(
  left: Quantities,
  asked: { itemId: number; quantity: number }[] | undefined,
): Quantities | null {
  if (asked === undefined) return left.size > 0 ? left : null
  const chosen: Quantities = new Map()
  for (const { itemId, quantity } of asked) chosen.set(itemId, (chosen.get(itemId) ?? 0) + quantity)
  const isLeft = [...chosen].every(([id, quantity]) => quantity <= (left.get(id) ?? 0))
  return isLeft && chosen.size > 0 ? chosen : null
}

/** Whether a parcel with these contents is the last one. */
export function endsPacking(left: Quantities, chosen: Quantities): boolean {
  return [...left].every(([id, quantity]) => chosen.get(id) === quantity)
}
