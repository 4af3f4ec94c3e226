/** The prefix of this product's storage keys; other keys of the origin are left alone. */
const OURS = /^(?:sampan\.|unanswered:)/

/** What was typed into forms: it survives a session that runs out in the middle. */
const TYPED = /^(?:kept-form:|order-drafts$)/

/** Deletes what is stored of a shopper on this device: idempotency keys, searches, viewed products. What was typed stays. */
export function clearShopperStorage(): void {
  clear(() => sessionStorage, [OURS])
  clear(() => localStorage, [OURS])
}

/** Deletes everything of a shopper in this tab: after signing out, here or in another tab. */
export function clearTabStorage(): void {
  clear(() => sessionStorage, [OURS, TYPED])
}

function clear(open: () => Storage, kinds: RegExp[]): void {
  try {
    const storage = open()
    for (const key of Object.keys(storage))
      if (kinds.some((kind) => kind.test(key))) storage.removeItem(key)
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
