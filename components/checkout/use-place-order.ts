'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { createElement, useState } from 'react'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { useConfirm } from '@/components/ui/confirm-provider'
import type { InputOf } from '@/contracts/endpoint'
import type { BasketItem } from '@/contracts/schemas/cart'
import type { createOrder } from '@/contracts/orders'
import type { Quote } from '@/contracts/schemas/orders'
import { paymentHref } from '@/lib/checkout/order-ids'
import { orderError } from '@/lib/checkout/order-error'
import { quoteChanges } from '@/lib/checkout/quote-changes'
import { orderableCount, orderInput, quoteInput } from '@/lib/checkout/quote-lines'
import { useBasketForm } from '@/lib/checkout/use-checkout-form'
import { formatCents } from '@/lib/format/money'
import { useCreateOrder } from '@/lib/mutations/orders'
import { quoteQuery } from '@/lib/queries/orders'
import { toast } from '@/lib/toast/toast'
import { ChangeList } from './change-list'

type OrderInput = InputOf<typeof createOrder>

/**
 * Places an order and goes to its payment. An order without a reply is stored, also through a
 * reload, and retried unchanged: the same idempotency key returns the first reply and never creates
 * a second order.
 */
export function usePlaceOrder(items: BasketItem[]) {
  const t = useTranslations()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const { replace } = useGuardedNavigation()
  const { value, change, discard } = useBasketForm(items)
  const { mutateAsync } = useCreateOrder()
  const [isBusy, setIsBusy] = useState(false)

  /** Busy also while a changed total is loaded and confirmed, and while the payment opens. */
  async function place(input: OrderInput, seen: Quote): Promise<void> {
    setIsBusy(true)
    setIsBusy(await send(input, seen, value.unanswered))
  }

  /**
   * Orders with a code that was typed and not applied: applies it, and orders at its total once the shopper confirms.
   * Returns whether the code is valid, or unknown because the quote failed to load.
   */
  async function placeWith(promo: string, input: OrderInput, seen: Quote): Promise<boolean> {
    setIsBusy(true)
    const now = await quoteNow({ ...value, promo })
    // Only now, so that the page stays when the quote cannot be loaded.
    if (now) change({ promo })
    const isValid = Boolean(now?.promo?.valid)
    const title = t('checkout.promoApplied')
    setIsBusy(now !== null && isValid && (await confirmAndSend(title, input, seen, now)))
    return now === null || isValid
  }

  /** `before` is an earlier order without a reply. Returns whether the order was placed. */
  async function send(input: OrderInput, seen: Quote, before: OrderInput | null): Promise<boolean> {
    // Stored before it is sent, so that a reload in between finds it.
    change({ unanswered: input })
    try {
      const { orders } = await mutateAsync(input)
      discard()
      toast.success(t('toasts.createOrderSuccess'))
      // Replaces the form in the history: Back must not order the same items again.
      replace(paymentHref(orders.map((order) => order.id)))
      return true
    } catch (error) {
      const refusal = orderError(error)
      if (refusal.kind === 'unanswered') return false
      change({ unanswered: refusal.kind === 'notSent' ? before : null })
      return refusal.kind === 'totalChanged' && askAboutTotal(input, seen)
    }
  }

  async function askAboutTotal(input: OrderInput, seen: Quote): Promise<boolean> {
    const promo = input.promo_code ?? value.promo
    const now = await quoteNow({ addressId: input.address_id, promo })
    return now !== null && confirmAndSend(t('checkout.totalChanged'), input, seen, now)
  }

  /** Null after a failure, of which a toast was shown. */
  const quoteNow = (choice: { addressId: number | null; promo: string }) =>
    queryClient.fetchQuery(quoteQuery(quoteInput(items, choice))).catch(() => null)

  /** Shows what changed against the quote the shopper saw; orders at the new total only if confirmed. */
  async function confirmAndSend(
    title: string,
    input: OrderInput,
    seen: Quote,
    now: Quote,
  ): Promise<boolean> {
    if (orderableCount(now) === 0 || now.unserved) return false
    const after = formatCents(now.total)
    const isAgreed = await confirm({
      title,
      detail: t('checkout.totalChangedDetail', {
        before: formatCents(input.expected_total),
        after,
      }),
      content: createElement(ChangeList, {
        changes: quoteChanges(seen, now),
        labels: {
          freight: t('checkout.freight'),
          tax: t('checkout.tax'),
          promo: t('checkout.discount'),
          notIncluded: t('checkout.notIncluded'),
        },
      }),
      confirmLabel: t('checkout.orderFor', { total: after }),
    })
    if (!isAgreed) return false
    const again = orderInput(now, input.address_id, input.remarks ?? {})
    return send({ ...again, from_cart: input.from_cart }, now, null)
  }

  const isOfThisBasket = value.unanswered?.items.every(({ sku_id: skuId }) =>
    items.some((item) => item.sku_id === skuId),
  )
  const unanswered = isOfThisBasket && !isBusy ? value.unanswered : null
  return { place, placeWith, unanswered, isPending: isBusy }
}
