/** As `Keyword` of contracts/schemas/search.ts counts: UTF-16 units. */
export const KEYWORD_MAX = 100

/** What was typed, as it can be searched for: one line, no longer than it may be, no half of a letter. */
export function tidyKeyword(typed: string): string {
  return typed
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .slice(0, KEYWORD_MAX)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed()
    .trim()
}

/** The address of the results for some words. */
export function resultsHref(keyword: string): string {
  return `/searchs?${new URLSearchParams({ keyword })}`
}
