/**
 * A query string without its question mark: nested objects and lists are written as `name[key]`,
 * empty values (undefined, null, '') are skipped (specification section 7).
 */
export function encodeQuery(input: object): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(input)) collect(pairs, name, value)
  return pairs.join('&')
}

function collect(pairs: string[], name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return
  if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) collect(pairs, `${name}[${key}]`, inner)
    return
  }
  const text = encodeURIComponent(value as string | number | boolean)
  pairs.push(`${encodeURIComponent(name)}=${text}`)
}
