/** What the screens of a top-up pass on: the return path and the suggested amount. */
const PASSED_ON = ['from', 'amount']

/** The URL of the next screen of a top-up. `before` are the parameters of the current one. */
export function topUpHref(
  path: string,
  before: { get(name: string): string | null },
  own: Record<string, string> = {},
): string {
  const kept = PASSED_ON.flatMap((name) => {
    const value = before.get(name)
    return value ? [[name, value]] : []
  })
  const query = new URLSearchParams([...Object.entries(own), ...kept]).toString()
  return query ? `${path}?${query}` : path
}
