import type { BasketItem } from '@/contracts/schemas/cart'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/contracts/limits'
import { newUuid } from '@/lib/api/uuid'
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
}

export interface Outbox {
  changes: LineChanges
  additions: Addition[]
}

const MAX_ADDITIONS = 50

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

/** Queues changes of lines; a later change of the same line replaces an earlier one. */
export function queueChanges(changes: ReadonlyMap<number, Omit<LineChange, 'version'>>): void {
  const version = newUuid()
  const { changes: before, additions } = outbox.read()
  const noted = Object.fromEntries(
    [...changes].map(([skuId, change]) => [skuId, { ...before[skuId], ...change, version }]),
  )
  write({ changes: { ...before, ...noted }, additions })
}

/** Reverts the removal of lines that has not been sent yet. */
export function undoRemoval(skuIds: readonly number[]): void {
  const { changes, additions } = outbox.read()
  const left = Object.entries(changes).flatMap(([skuId, change]) => {
    if (!skuIds.includes(Number(skuId))) return [[skuId, change]]
    const { removedUntil: _, ...rest } = change
    const isAnythingLeft = rest.quantity !== undefined || rest.selected !== undefined
    return isAnythingLeft ? [[skuId, { ...rest, version: newUuid() }]] : []
  })
  write({ changes: Object.fromEntries(left) as LineChanges, additions })
}

/** Deletes confirmed changes unless the line has changed again since. */
export function dropChanges(answered: LineChanges): void {
  const { changes, additions } = outbox.read()
  const left = Object.entries(changes).filter(
    ([skuId, change]) => answered[Number(skuId)]?.version !== change.version,
  )
  write({ changes: Object.fromEntries(left), additions })
}

/** The `removedUntil` of a removed line that is added again: the removal is sent before the additions. */
export const BEFORE_ADDITIONS = 0

export function queueAddition(items: BasketItem[], isMerge = false): void {
  const { changes, additions } = outbox.read()
  const again = items.filter(({ sku_id }) => changes[sku_id]?.removedUntil !== undefined)
  const first = { removedUntil: BEFORE_ADDITIONS, version: newUuid() }
  const removals = Object.fromEntries(again.map(({ sku_id }) => [sku_id, first]))
  const addition = { key: newUuid(), items, isMerge }
  write({
    changes: { ...changes, ...removals },
    additions: [...additions, addition].slice(-MAX_ADDITIONS),
  })
}

export function dropAddition(key: string): void {
  const { changes, additions } = outbox.read()
  write({ changes, additions: additions.filter((addition) => addition.key !== key) })
}

export const clearOutbox = () => outbox.write(EMPTY)

export const isEmpty = ({ changes, additions }: Outbox) =>
  additions.length === 0 && Object.keys(changes).length === 0

const write = (next: Outbox) => outbox.write(isEmpty(next) ? EMPTY : next)
