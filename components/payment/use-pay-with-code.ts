'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { usePayOrders } from '@/lib/mutations/orders'
import { orderKeys } from '@/lib/queries/orders'
import { usePaymentTicket } from './use-payment-ticket'

/** Pays orders with the payment password; a retry never pays twice, and never another amount than shown. */
export function usePayWithCode({
  shopperId,
  orderIds,
  dueCents,
  onAttempt,
  onPaid,
  onRefused,
}: {
  shopperId: number
  orderIds: number[]
  dueCents: number
  onAttempt: () => void
  onPaid: () => void
  onRefused: (message: string) => void
}) {
  const t = useTranslations('payment')
  const queryClient = useQueryClient()
  const payment = usePayOrders()
  return usePaymentTicket({
    shopperId,
    target: { action: 'pay', order_ids: orderIds },
    expectedTotal: dueCents,
    spend: {
      run: (ticket) => payment.mutateAsync({ order_ids: orderIds, ticket }),
      isPending: payment.isPending,
    },
    unanswered: t('unanswered'),
    onAttempt,
    onDone: onPaid,
    /** The orders or the balance changed: paid in another tab, cancelled, repriced, or spent. */
    onRefused: async ({ message }) => {
      onRefused(message)
      await queryClient.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
}
