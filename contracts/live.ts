/** Server-sent events for a signed-in shopper (contract, the rest). Import-free: the browser loads it early. */
export const LIVE_PATH = '/api/user/events'

/** A stream that names no position begins with the events of this time. */
export const REPLAYED_MS = 5000

/**
 * What a shopper's screens have to look at again; each event carries `{ id }` of the thing. `all`: events
 * may have been missed, so that everything has to be looked at.
 */
export const LIVE_KINDS = ['order', 'wallet', 'notice', 'cart', 'account', 'all'] as const
export type LiveKind = (typeof LIVE_KINDS)[number]
