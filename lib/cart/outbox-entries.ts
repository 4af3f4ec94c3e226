import type { BasketItem } from '@/contracts/schemas/cart'
import { newUuid } from '@/lib/api/uuid'
import { closeUndo } from '@/lib/cart/removal'
import { MAX_ADDITIONS, outbox, writeOutbox, type LineChange, type LineChanges } from './outbox'

/** Queues changes of lines; a later change of the same line replaces an earlier one. */
export function queueChanges(changes: ReadonlyMap<number, Omit<LineChange, 'version'>>): void {
  const version = newUuid()
  const { changes: before, additions } = outbox.read()
  const noted = Object.fromEntries(
    [...changes].map(([skuId, change]) => [skuId, { ...before[skuId], ...change, version }]),
  )
  writeOutbox({ changes: { ...before, ...noted }, additions })
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
  writeOutbox({ changes: Object.fromEntries(left) as LineChanges, additions })
}

/** Deletes confirmed changes unless the line has changed again since. */
export function dropChanges(answered: LineChanges): void {
  const { changes, additions } = outbox.read()
  const left = Object.entries(changes).filter(
    ([skuId, change]) => answered[Number(skuId)]?.version !== change.version,
  )
  writeOutbox({ changes: Object.fromEntries(left), additions })
}

/** The `removedUntil` of a removed line that is added again: the removal is sent before the additions. */
export const BEFORE_ADDITIONS = 0

export function queueAddition(items: BasketItem[], isMerge = false): void {
  const { changes, additions } = outbox.read()
  const again = items.filter(({ sku_id }) => changes[sku_id]?.removedUntil !== undefined)
  // Its removal is sent at once, so that it cannot be undone any more.
  if (again.length > 0) closeUndo()
  const first = { removedUntil: BEFORE_ADDITIONS, version: newUuid() }
  const removals = Object.fromEntries(again.map(({ sku_id }) => [sku_id, first]))
  const addition = { key: newUuid(), items, isMerge }
  writeOutbox({
    changes: { ...changes, ...removals },
    additions: [...additions, addition].slice(-MAX_ADDITIONS),
  })
}

export function dropAddition(key: string): void {
  const { changes, additions } = outbox.read()
  writeOutbox({ changes, additions: additions.filter((addition) => addition.key !== key) })
}
