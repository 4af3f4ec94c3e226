const ENDING = '</body></html>'

/** Next ends a page before the data that it adds to it, and once more after that: the earlier ends are no markup. */
export function endedOnce(page: string): string {
  const last = page.lastIndexOf(ENDING)
  if (last === -1) return page
  return page.slice(0, last).replaceAll(ENDING, '') + page.slice(last)
}
