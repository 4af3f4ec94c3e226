'use client'

import { useTranslations } from 'next-intl'
import { usePaymentTicket } from '@/components/payment/use-payment-ticket'
import { useRequestWithdrawal } from '@/lib/mutations/withdrawals'

/** The withdrawal to confirm with the payment password. */
export interface Draft {
  amount: number
  /** The service charge that the form shows, in cents. */
  charge: number | undefined
  card: { card_id: number } | { bank_name: string; bank_card_no: string; holder: string }
}

/**
 * Withdraws with the payment password. A call without a response can be retried; it is executed
 * once.
 */
export function useWithdraw({
  shopperId,
  draft,
  onAttempt,
  onDone,
  onRefused,
}: {
  shopperId: number
  draft: Draft | null
  /** Called when the withdrawal is sent, also again. */
  onAttempt?: () => void
  onDone: () => void
  onRefused: (message: string) => void
}) {
  const t = useTranslations('withdraw')
  const request = useRequestWithdrawal()
  const amount = draft?.amount ?? 0
  return usePaymentTicket({
    shopperId,
    target: { action: 'extract', amount, ...draft?.card },
    spend: {
      run: (ticket) =>
        request.mutateAsync({
          type: 'bank_card',
          amount,
          expected_charge: draft?.charge,
          ticket,
          ...draft?.card,
        }),
      isPending: request.isPending,
    },
    unanswered: t('unanswered'),
    onAttempt,
    onDone,
    onRefused: ({ message }) => onRefused(message),
  })
}
