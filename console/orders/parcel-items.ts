interface Left {
  id: number
  to_send: number
}

/**
 * The chosen items of a parcel, for the call; empty when the quantities make no parcel. Everything that is left is named
 * too, so that the server refuses a parcel whose items somebody else has sent meanwhile.
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
  return chosen
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({ item_id: id, quantity }))
}
