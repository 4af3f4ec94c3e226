/** What this product keeps on the phone; other things of the site are not ours to remove. */
const OURS = /^(?:sampan\.|unanswered:)/

/** Deletes what a shopper left on this phone: drafts, keys of unanswered calls, searches, what was viewed. */
export function clearShopperStorage(): void {
  clearTabStorage()
  clear(() => localStorage)
}

/** The same for this tab alone, where another tab has seen to the rest. */
export function clearTabStorage(): void {
  clear(() => sessionStorage)
}

function clear(open: () => Storage): void {
  try {
    const storage = open()
    for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key)
  } catch {
    // Where storage is closed to the page, nothing was kept.
  }
}
