/** Memoises a function of a string. The cache is cleared when it reaches `maxEntries`. */
export function memoise<Result>(
  maxEntries: number,
  compute: (text: string) => Result,
): (text: string) => Result {
  const cache = new Map<string, Result>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const result = compute(text)
    if (cache.size >= maxEntries) cache.clear()
    cache.set(text, result)
    return result
  }
}
