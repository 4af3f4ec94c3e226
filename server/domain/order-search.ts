/** How numbers and names are written to be found, and what is looked for: small letters, one width. */
export function soughtText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** What an order is found by: its number, and the names of its goods in every language. */
export function searchTextOf(orderNo: string, names: readonly string[]): string {
  return soughtText([orderNo, ...new Set(names)].join('\n'))
}
