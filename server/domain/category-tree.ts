interface Node {
  id: number
  parentId: number | null
}

/** Whether a category under this parent would be above itself. */
export function wouldBeCircular(all: readonly Node[], id: number, parentId: number): boolean {
  const parents = new Map(all.map((one) => [one.id, one.parentId]))
  parents.set(id, parentId)
  const seen = new Set<number>()
  for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}
