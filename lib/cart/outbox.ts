import type { BasketItem } from '@/contracts/schemas/cart'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/contracts/limits'
import { isCount, isRecord, persistedStore } from '@/lib/storage/persisted-store'

/** Unconfirmed changes of one cart line. */
export interface LineChange {
  quantity?: number
  selected?: boolean
  /** Removed; sent after this time, because it can be undone until then. */
  removedUntil?: number
  /** The version of the change: a later one must survive the reply to an earlier one. */
  version: string
}

export type LineChanges = Record<number, LineChange>

/** Items being added to the cart; the key makes a retry idempotent. */
export interface Addition {
  key: string
  items: BasketItem[]
  /** The guest cart from before sign-in. */
  isMerge: boolean
  /** When it was first sent; missing before that. */
  sentAt?: number
}

export interface Outbox {
  changes: LineChanges
  additions: Addition[]
}

export const MAX_ADDITIONS = 50

const EMPTY: Outbox = { changes: {}, additions: [] }

/** In storage and not in memory: every tab shows it, and the next tab sends what was not sent. */
export const outbox = persistedStore<Outbox>('sampan.cart-outbox', EMPTY, parseOutbox)

export function parseOutbox(stored: unknown): Outbox {
  if (!isRecord(stored)) return EMPTY
  const changes = Object.entries(isRecord(stored.changes) ? stored.changes : {})
    .filter(
      ([skuId, change]) => isCount(Number(skuId), Number.MAX_SAFE_INTEGER) && isChange(change),
    )
    .slice(0, MAX_CART_LINES) as [string, LineChange][]
  const additions = (Array.isArray(stored.additions) ? stored.additions : [])
    .filter(isAddition)
    .slice(0, MAX_ADDITIONS)
  return { changes: Object.fromEntries(changes), additions }
}

function isChange(value: unknown): value is LineChange {
  return (
    isRecord(value) &&
    typeof value.version === 'string' &&
    (value.quantity === undefined || isCount(value.quantity, MAX_LINE_QUANTITY)) &&
    (value.selected === undefined || typeof value.selected === 'boolean') &&
    (value.removedUntil === undefined || Number.isFinite(value.removedUntil))
  )
}

function isAddition(value: unknown): value is Addition {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    /^[0-9a-f-]{36}$/.test(value.key) &&
    typeof value.isMerge === 'boolean' &&
    (value.sentAt === undefined || Number.isFinite(value.sentAt)) &&
    Array.isArray(value.items) &&
    isCount(value.items.length, MAX_CART_LINES) &&
    value.items.every(
      (item) =>
        isRecord(item) &&
        isCount(item.sku_id, Number.MAX_SAFE_INTEGER) &&
        isCount(item.quantity, MAX_LINE_QUANTITY),
    )
  )
}

export const clearOutbox = () => outbox.write(EMPTY)

export const isEmpty = ({ changes, additions }: Outbox) =>
  additions.length === 0 && Object.keys(changes).length === 0

/** Empty storage instead of an empty outbox. */
export const writeOutbox = (next: Outbox) => outbox.write(isEmpty(next) ? EMPTY : next)
