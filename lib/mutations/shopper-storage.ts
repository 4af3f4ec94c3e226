/** The prefix of this product's storage keys; other keys of the origin are left alone. */
const OURS = /^(?:sampan\.|unanswered:)/

/** Deletes a shopper's data on this device: drafts, idempotency keys, searches, viewed products. */
export function clearShopperStorage(): void {
  clearTabStorage()
  clear(() => localStorage)
}

/** The same for this tab only, if another tab has deleted the rest. */
export function clearTabStorage(): void {
  clear(() => sessionStorage)
}

function clear(open: () => Storage): void {
  try {
    const storage = open()
    for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key)
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
