'use client'

import type { InputOf } from '@/contracts/endpoint'
import type { createOrder } from '@/contracts/orders'
import { useBackData } from '@/lib/navigation/back-data'

type CheckoutForm = {
  /** The address chosen for delivery; null while the default one stands. */
  addressId: number | null
  /** Messages to shops, by shop id. */
  remarks: Record<string, string>
  /** The promo code that was applied; empty for none. */
  promo: string
  /** An order that was sent and not answered: it is asked for again as it was, never sent anew. */
  unanswered: InputOf<typeof createOrder> | null
}

const EMPTY: CheckoutForm = { addressId: null, remarks: {}, promo: '', unanswered: null }

/** What the shopper has entered at checkout. It outlives adding an address on the way, and a reload. */
export function useCheckoutForm() {
  return useBackData('checkout', EMPTY)
}
