'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AuditBadge } from '@/components/records/audit-badge'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import type { Withdrawal } from '@/contracts/schemas/withdrawals'
import { formatDateTime } from '@/lib/format/date'
import { formatCents } from '@/lib/format/money'

/** One withdrawal of the list. A tap opens its details. */
export function WithdrawalRow({
  withdrawal,
  onOpen,
}: {
  withdrawal: Withdrawal
  onOpen: () => void
}) {
  const t = useTranslations('records')
  const locale = useLocale()
  const { bank_name, bank_card_no, status, cancelled, created_at, refuse_reason } = withdrawal
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-start gap-3 px-4 py-3.5 text-start -outline-offset-2 transition-colors hover:bg-press active:bg-press"
    >
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="text-15 wrap-anywhere">
          {bank_name} <span className="whitespace-nowrap">{bank_card_no}</span>
        </span>
        <span className="text-13 text-muted numbers">{formatDateTime(created_at, locale)}</span>
        {status !== AUDIT_STATUS.refused && (
          <span className="text-13 text-muted numbers">
            {t('arrives', { amount: formatCents(withdrawal.actual_arrival) })}
          </span>
        )}
        {refuse_reason && (
          <span className="text-13 wrap-anywhere text-bad">
            {t('reasonIs', { reason: refuse_reason })}
          </span>
        )}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span className="text-15 font-semibold numbers">{formatCents(withdrawal.amount)}</span>
        <AuditBadge status={status} isCancelled={cancelled} />
      </span>
    </button>
  )
}
