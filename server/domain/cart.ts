import type { CartAdjustment } from '@/contracts/schemas/cart'
import { MAX_LINE_QUANTITY } from '@/contracts/limits'

export interface Offer {
  stock: number
  isOnSale: boolean
}

export const canBuy = (offer: Offer) => offer.isOnSale && offer.stock > 0

interface Settled {
  quantity: number
  /** Undefined when the request was applied unchanged. */
  adjusted?: Omit<CartAdjustment, 'sku_id'>
}

/** The limit that a line has reached; a CHECK of the table also enforces it. */
const boundOf = ({ stock }: Offer) => (stock > MAX_LINE_QUANTITY ? 'limit' : 'stock')

/** Adds to the quantity of a line, up to the stock. Returns null when the line is empty afterwards. */
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
  if (quantity === 0) return null
  const reason = canBuy(offer) ? boundOf(offer) : 'gone'
  return { quantity, adjusted: given < asked ? { asked, given, reason } : undefined }
}

/** The adjustment for an addition that had no effect. */
export function refusedAddition(asked: number, offer: Offer | undefined): Settled['adjusted'] {
  return { asked, given: 0, reason: offer && canBuy(offer) ? 'full' : 'gone' }
}

/** A quantity is at most the stock; a line that cannot be bought keeps its quantity. */
export function setLine(held: number, asked: number, offer: Offer): Settled {
  if (!canBuy(offer)) return { quantity: held, adjusted: { asked, given: 0, reason: 'gone' } }
  const quantity = Math.min(asked, offer.stock, MAX_LINE_QUANTITY)
  if (quantity === asked) return { quantity }
  return { quantity, adjusted: { asked, given: quantity, reason: boundOf(offer) } }
}
