import type { CartAdjustment } from '@/contracts/schemas/cart'
import { MAX_LINE_QUANTITY } from '@/contracts/limits'

export interface Offer {
  stock: number
  isOnSale: boolean
}

export const canBuy = (offer: Offer) => offer.isOnSale && offer.stock > 0

interface Settled {
  quantity: number
  /** Undefined when all went as asked. */
  adjusted?: Omit<CartAdjustment, 'sku_id'>
}

/** Why a line holds no more; a CHECK of the table guards the limit too. */
const boundOf = ({ stock }: Offer) => (stock > MAX_LINE_QUANTITY ? 'limit' : 'stock')

/** Adding adds to what the line holds, up to the stock; null when the line holds nothing afterwards. */
export function addToLine(
  held: number | undefined,
  asked: number,
  offer: Offer,
  hasRoom: boolean,
): Settled | null {
  const before = held ?? 0
  const room = canBuy(offer) ? Math.max(0, Math.min(offer.stock, MAX_LINE_QUANTITY) - before) : 0
  const isFull = held === undefined && !hasRoom
  const given = isFull ? 0 : Math.min(asked, room)
  const quantity = before + given
  const reason = isFull ? 'full' : canBuy(offer) ? boundOf(offer) : 'gone'
  if (quantity === 0) return null
  return { quantity, adjusted: given < asked ? { asked, given, reason } : undefined }
}

/** Why an addition came to nothing. */
export function refusedAddition(asked: number, offer: Offer | undefined): Settled['adjusted'] {
  return { asked, given: 0, reason: offer && canBuy(offer) ? 'full' : 'gone' }
}

/** A quantity that is set is at most the stock; a line that cannot be bought keeps what it holds. */
export function setLine(held: number, asked: number, offer: Offer): Settled {
  if (!canBuy(offer)) return { quantity: held, adjusted: { asked, given: 0, reason: 'gone' } }
  const quantity = Math.min(asked, offer.stock, MAX_LINE_QUANTITY)
  if (quantity === asked) return { quantity }
  return { quantity, adjusted: { asked, given: quantity, reason: boundOf(offer) } }
}
