import type {
  AdjustedCart,
  BasketItem,
  Cart,
  CartAdjustment,
  CartChange,
} from '@/contracts/schemas/cart'
import { ApiError } from '@/lib/api/api-error'
import { KEY_LIFETIME_MS } from '@/lib/api/key-lifetime'
import { outbox, writeOutbox, type Addition, type LineChange } from '@/lib/cart/outbox'
import { BEFORE_ADDITIONS, dropAddition, dropChanges } from '@/lib/cart/outbox-entries'

/** The calls of the cart and callbacks for their outcomes. */
export interface SenderCallbacks {
  add: (items: BasketItem[], key: string) => Promise<AdjustedCart>
  update: (items: CartChange[]) => Promise<AdjustedCart>
  remove: (skuIds: number[]) => Promise<Cart>
  /** The backend's cart; called before the change is deleted from the outbox, to avoid flicker. */
  onCart: (cart: Cart) => void
  onAdded: (addition: Addition, adjusted: CartAdjustment[]) => void
  onCapped: (adjusted: CartAdjustment[]) => void
  /** The backend rejected the change: the screen reverts. */
  onRefused: (error: ApiError) => void
  /** An addition is given up: it may be in the cart already, and could be added once more. */
  onExpired: () => void
}

/** Sends all entries of the outbox that are due at `now`, in their order. */
export async function sendDue(outlets: SenderCallbacks, now: number): Promise<void> {
  await sendRemovals(outlets, BEFORE_ADDITIONS)
  for (const addition of outbox.read().additions) await sendAddition(outlets, addition)
  await sendSettings(outlets)
  await sendRemovals(outlets, now)
}

async function sendAddition(outlets: SenderCallbacks, addition: Addition) {
  const { key, items, sentAt } = addition
  if (sentAt !== undefined && Date.now() - sentAt > KEY_LIFETIME_MS) {
    dropAddition(key)
    return outlets.onExpired()
  }
  // Without a connection nothing is sent.
  if (sentAt === undefined && navigator.onLine) noteSent(key)
  await settled(
    outlets,
    () => outlets.add(items, key),
    ({ adjusted, ...cart }) => {
      dropSelectionOfMissing(addition, cart)
      outlets.onCart(cart)
      outlets.onAdded(addition, adjusted)
    },
    () => dropAddition(key),
  )
}

/** A product that is not sold any more has no line after an addition, and selecting no line would be refused. */
function dropSelectionOfMissing({ items }: Addition, { lines }: Cart): void {
  const missing = items
    .map(({ sku_id }) => sku_id)
    .filter((skuId) => !lines.some(({ sku_id }) => sku_id === skuId))
  const selections = changesThat(
    ({ quantity, removedUntil }) => quantity === undefined && removedUntil === undefined,
  )
  dropChanges(Object.fromEntries(selections.filter(([skuId]) => missing.includes(skuId))))
}

function noteSent(key: string): void {
  const { changes, additions } = outbox.read()
  const noted = additions.map((addition) =>
    addition.key === key ? { ...addition, sentAt: Date.now() } : addition,
  )
  writeOutbox({ changes, additions: noted })
}

const changesThat = (isWanted: (change: LineChange) => boolean) =>
  Object.entries(outbox.read().changes)
    .filter(([, change]) => isWanted(change))
    .map(([id, change]) => [Number(id), change] as const)

/** Quantities and ticks. */
async function sendSettings(outlets: SenderCallbacks) {
  const set = changesThat(({ removedUntil }) => removedUntil === undefined)
  if (set.length === 0) return
  await settled(
    outlets,
    () =>
      outlets.update(
        set.map(([sku_id, { quantity, selected }]) => ({ sku_id, quantity, selected })),
      ),
    ({ adjusted, ...cart }) => {
      outlets.onCart(cart)
      if (adjusted.length > 0) outlets.onCapped(adjusted)
    },
    () => dropChanges(Object.fromEntries(set)),
  )
}

async function sendRemovals(outlets: SenderCallbacks, now: number) {
  const removed = changesThat(
    ({ removedUntil }) => removedUntil !== undefined && removedUntil <= now,
  )
  if (removed.length === 0) return
  await settled(
    outlets,
    () => outlets.remove(removed.map(([skuId]) => skuId)),
    outlets.onCart,
    () => dropChanges(Object.fromEntries(removed)),
  )
}

/** Rejected changes are deleted: a retry would be rejected again. */
async function settled<Answer>(
  outlets: SenderCallbacks,
  ask: () => Promise<Answer>,
  take: (answer: Answer) => void,
  drop: () => void,
) {
  try {
    take(await ask())
  } catch (error) {
    if (staysQueued(error) || !(error instanceof ApiError)) throw error
    outlets.onRefused(error)
  }
  drop()
}

const TOO_MANY = 429

/** No reply, or one unrelated to the cart: the change stays in the outbox. */
export function staysQueued(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.isOutcomeUnknown || error.kind === 'duplicate' || error.status === TOO_MANY
}
