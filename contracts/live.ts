/** Server-sent events for a signed-in shopper (contract, the rest). No imports: the browser loads it early. */
export const LIVE_PATH = '/api/user/events'

/** A stream that names no position begins with the events of this time. */
export const REPLAYED_MS = 5000

/**
 * What the shopper's screens must reload; each event carries `{ id }`. `all`: events may have been missed, so
 * everything must be reloaded.
 */
export const LIVE_KINDS = ['order', 'wallet', 'notice', 'cart', 'account', 'all'] as const
export type LiveKind = (typeof LIVE_KINDS)[number]
