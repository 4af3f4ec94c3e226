'use client'

import type { InputOf } from '@/contracts/endpoint'
import type { createOrder } from '@/contracts/orders'
import { useBackData } from '@/lib/navigation/back-data'

type CheckoutForm = {
  /** The chosen delivery address; null for the default one. */
  addressId: number | null
  /** Messages to shops, by shop id. */
  remarks: Record<string, string>
  /** The promo code that was applied; empty for none. */
  promo: string
  /** An order sent without a reply: it is retried unchanged, never sent as a new one. */
  unanswered: InputOf<typeof createOrder> | null
}

const EMPTY: CheckoutForm = { addressId: null, remarks: {}, promo: '', unanswered: null }

/** The values entered at checkout. They survive adding an address and a reload. */
export function useCheckoutForm() {
  return useBackData('checkout', EMPTY)
}
