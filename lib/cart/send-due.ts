import type {
  AdjustedCart,
  BasketItem,
  Cart,
  CartAdjustment,
  CartChange,
} from '@/contracts/schemas/cart'
import { ApiError } from '@/lib/api/api-error'
import {
  dropAddition,
  dropChanges,
  outbox,
  type Addition,
  type LineChange,
  type LineChanges,
} from '@/lib/cart/outbox'

/** How the cart's calls are made and who hears of their ends. */
export interface SenderOutlets {
  add: (items: BasketItem[], key: string) => Promise<AdjustedCart>
  update: (items: CartChange[]) => Promise<AdjustedCart>
  remove: (skuIds: number[]) => Promise<Cart>
  /** The cart is now as the backend says; told before the change is forgotten, so that nothing flickers. */
  onCart: (cart: Cart) => void
  onAdded: (addition: Addition, adjusted: CartAdjustment[]) => void
  onCapped: (adjusted: CartAdjustment[]) => void
  /** The backend said no: the screen goes back to what it was. */
  onRefused: (error: ApiError) => void
}

/** Sends everything in the outbox that is due at `now`, in the order in which it came about. */
export async function sendDue(outlets: SenderOutlets, now: number): Promise<void> {
  for (const addition of outbox.read().additions) await sendAddition(outlets, addition)
  await sendChanges(outlets, outbox.read().changes, now)
}

async function sendAddition(outlets: SenderOutlets, addition: Addition) {
  const { key, items } = addition
  await settled(
    outlets,
    () => outlets.add(items, key),
    ({ adjusted, ...cart }) => {
      outlets.onCart(cart)
      outlets.onAdded(addition, adjusted)
    },
    () => dropAddition(key),
  )
}

async function sendChanges(outlets: SenderOutlets, changes: LineChanges, now: number) {
  const all = Object.entries(changes).map(([id, change]) => [Number(id), change] as const)
  const isRemoved = ([, change]: readonly [number, LineChange]) => change.removedUntil !== undefined
  const set = all.filter((entry) => !isRemoved(entry))
  const removed = all.filter((entry) => isRemoved(entry) && entry[1].removedUntil! <= now)
  if (set.length > 0)
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
  if (removed.length > 0)
    await settled(
      outlets,
      () => outlets.remove(removed.map(([skuId]) => skuId)),
      outlets.onCart,
      () => dropChanges(Object.fromEntries(removed)),
    )
}

/** What is refused is forgotten too: asking again would be refused again. */
async function settled<Answer>(
  outlets: SenderOutlets,
  ask: () => Promise<Answer>,
  take: (answer: Answer) => void,
  drop: () => void,
) {
  try {
    take(await ask())
  } catch (error) {
    if (isUnreachable(error) || !(error instanceof ApiError)) throw error
    outlets.onRefused(error)
  }
  drop()
}

const TOO_MANY = 429

/** No answer, or one that says nothing about the cart: what was asked stays in the outbox. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.isOutcomeUnknown || error.kind === 'duplicate' || error.status === TOO_MANY
}
