/** Normalises numbers and names for the search of orders: NFKC, lower case. */
export function normaliseForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The searchable text of an order: its number and the product names in every language. */
export function searchTextOf(orderNo: string, names: readonly string[]): string {
  return normaliseForSearch([orderNo, ...new Set(names)].join('\n'))
}
