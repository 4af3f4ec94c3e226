import { clearOutbox } from '@/lib/cart/outbox'
import { clearGuestCart } from '@/lib/cart/guest-cart'
import { closeUndo } from '@/lib/cart/removal'
import { notifyTabs } from '@/lib/cart/tabs'

/** Deletes the cart at sign-out: the guest cart, the outbox and the pending undo. */
export function clearCart(): void {
  closeUndo()
  clearOutbox()
  clearGuestCart()
  notifyTabs({ kind: 'session' })
}
