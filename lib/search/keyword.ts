// Node itself loads this file for the web server, so that its import is relative.
// oxlint-disable-next-line import/no-relative-parent-imports
import { isVisible } from '../../contracts/visible-text.ts'

/** As `Keyword` of contracts/schemas/search.ts counts: UTF-16 units. */
export const KEYWORD_MAX = 100

/** A normalised keyword: one line, at most the maximum length, without half of a surrogate pair; empty if invisible. */
export function tidyKeyword(typed: string): string {
  const keyword = typed
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .slice(0, KEYWORD_MAX)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed()
    .trim()
  return isVisible(keyword) ? keyword : ''
}

/** The URL of a keyword's results. */
export function resultsHref(keyword: string): string {
  return `/searchs?${new URLSearchParams({ keyword })}`
}
