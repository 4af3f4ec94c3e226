/** Keeps what was made of the texts that come again and again; all is forgotten when it is too much. */
export function remembering<Made>(
  most: number,
  make: (text: string) => Made,
): (text: string) => Made {
  const cache = new Map<string, Made>()
  return (text) => {
    const known = cache.get(text)
    if (known !== undefined) return known
    const fresh = make(text)
    if (cache.size >= most) cache.clear()
    cache.set(text, fresh)
    return fresh
  }
}
