'use client'

import type { InputOf } from '@/contracts/endpoint'
import type { createOrder } from '@/contracts/orders'
import type { BasketItem } from '@/contracts/schemas/cart'
import { useBackData } from '@/lib/navigation/back-data'

type CheckoutForm = {
  /** The chosen delivery address; null for the default one. */
  addressId: number | null
  /** The ids of the SKUs that the messages and the promo code were entered for. */
  basket: number[]
  /** Messages to shops, by shop id. */
  remarks: Record<string, string>
  /** The promo code that was applied; empty for none. */
  promo: string
  /** An order sent without a reply: it is retried unchanged, never sent as a new one. */
  unanswered: InputOf<typeof createOrder> | null
}

const NOTHING_TYPED: Pick<CheckoutForm, 'remarks' | 'promo'> = { remarks: {}, promo: '' }
const EMPTY: CheckoutForm = { addressId: null, basket: [], ...NOTHING_TYPED, unanswered: null }

/** The values entered at checkout. They survive adding an address and a reload. */
export function useCheckoutForm() {
  return useBackData('checkout', EMPTY)
}

/** The same for the checkout of a basket, without what was typed for other SKUs. */
export function useBasketForm(items: readonly BasketItem[]) {
  const { value, change, discard } = useCheckoutForm()
  const basket = items.map(({ sku_id: skuId }) => skuId)
  if (basket.every((id) => value.basket.includes(id))) return { value, change, discard }
  return {
    value: { ...value, ...NOTHING_TYPED },
    change: (values: Partial<CheckoutForm>) => change({ ...NOTHING_TYPED, basket, ...values }),
    discard,
  }
}
