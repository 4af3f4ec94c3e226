interface Left {
  id: number
  to_send: number
}

/**
 * The chosen items of a parcel, for the call: `all` when it takes everything that is left, and an empty list when the
 * quantities make no parcel.
 */
export function chosenItems(left: Left[], quantities: ReadonlyMap<number, number>) {
  const chosen = left.map(({ id, to_send: most }) => ({
    id,
    most,
    quantity: quantities.get(id) ?? 0,
  }))
  const isPossible = ({ quantity, most }: { quantity: number; most: number }) =>
    Number.isInteger(quantity) && quantity >= 0 && quantity <= most
  if (!chosen.every(isPossible)) return []
  if (left.length > 0 && chosen.every(({ quantity, most }) => quantity === most))
    return 'all' as const
  return chosen
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({ item_id: id, quantity }))
}
