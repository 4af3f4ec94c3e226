import { clearOutbox } from '@/lib/cart/outbox'
import { clearPhoneCart } from '@/lib/cart/phone-cart'
import { closeUndo } from '@/lib/cart/removal'
import { notifyTabs } from '@/lib/cart/tabs'

/** Deletes the cart of who signs out: what is kept, what was to be sent, what could be taken back. */
export function clearCart(): void {
  closeUndo()
  clearOutbox()
  clearPhoneCart()
  notifyTabs({ kind: 'session' })
}
