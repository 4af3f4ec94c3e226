import type { BasketItem } from '@/contracts/schemas/cart'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/contracts/limits'
import { isCount, isRecord } from '@/lib/storage/json-checks'
import { persistedStore } from '@/lib/storage/persisted-store'

/** What the shopper has done to one line and the backend has not confirmed. */
export interface LineChange {
  quantity?: number
  selected?: boolean
  /** Taken out; sent after this time, because until then it can be undone. */
  removedUntil?: number
  /** Which version of the change this is: a later one must survive the answer to an earlier one. */
  version: string
}

export type LineChanges = Record<number, LineChange>

/** Goods on their way into the cart; the key lets a lost answer be asked for again without adding twice. */
export interface Addition {
  key: string
  items: BasketItem[]
  /** The cart of the phone from before signing in. */
  isMerge: boolean
}

export interface Outbox {
  changes: LineChanges
  additions: Addition[]
}

const MOST_ADDITIONS = 50

const EMPTY: Outbox = { changes: {}, additions: [] }

/** Lives in storage and not in a tab: every tab shows it, and what was not sent is sent by the next one. */
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
    .slice(0, MOST_ADDITIONS)
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

/** Notes what was done to lines; later words on the same line go over earlier ones. */
export function noteChanges(changes: ReadonlyMap<number, Omit<LineChange, 'version'>>): void {
  const version = newKey()
  const { changes: before, additions } = outbox.read()
  const noted = Object.fromEntries(
    [...changes].map(([skuId, change]) => [skuId, { ...before[skuId], ...change, version }]),
  )
  write({ changes: { ...before, ...noted }, additions })
}

/** Takes back that lines were removed, as long as that has not been sent. */
export function undoRemoval(skuIds: readonly number[]): void {
  const { changes, additions } = outbox.read()
  const left = Object.entries(changes).flatMap(([skuId, change]) => {
    if (!skuIds.includes(Number(skuId))) return [[skuId, change]]
    const { removedUntil: _, ...rest } = change
    const isAnythingLeft = rest.quantity !== undefined || rest.selected !== undefined
    return isAnythingLeft ? [[skuId, { ...rest, version: newKey() }]] : []
  })
  write({ changes: Object.fromEntries(left) as LineChanges, additions })
}

/** Deletes changes that were answered, unless something newer was noted about the line since. */
export function dropChanges(answered: LineChanges): void {
  const { changes, additions } = outbox.read()
  const left = Object.entries(changes).filter(
    ([skuId, change]) => answered[Number(skuId)]?.version !== change.version,
  )
  write({ changes: Object.fromEntries(left), additions })
}

export function noteAddition(items: BasketItem[], isMerge = false): void {
  const { changes, additions } = outbox.read()
  const addition = { key: newKey(), items, isMerge }
  write({ changes, additions: [...additions, addition].slice(-MOST_ADDITIONS) })
}

export function dropAddition(key: string): void {
  const { changes, additions } = outbox.read()
  write({ changes, additions: additions.filter((addition) => addition.key !== key) })
}

export const clearOutbox = () => outbox.write(EMPTY)

export const isEmpty = ({ changes, additions }: Outbox) =>
  additions.length === 0 && Object.keys(changes).length === 0

const write = (next: Outbox) => outbox.write(isEmpty(next) ? EMPTY : next)

/** A UUID; crypto.randomUUID is missing on pages without HTTPS. */
function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
