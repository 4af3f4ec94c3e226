'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AuditBadge } from '@/components/records/audit-badge'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { Fact } from '@/components/ui/fact'
import { Sheet } from '@/components/ui/sheet'
import type { Withdrawal } from '@/contracts/schemas/withdrawals'
import { formatDateTime } from '@/lib/format/date'
import { formatCents } from '@/lib/format/money'
import { useCancelWithdrawal } from '@/lib/mutations/withdrawals'
import { announce } from '@/lib/mutations/announce'

/** The details of a withdrawal, which can be cancelled while it is under audit. */
export function WithdrawalSheet({
  withdrawal,
  onClose,
}: {
  withdrawal: Withdrawal | null
  onClose: () => void
}) {
  const t = useTranslations()
  // The content stays while the sheet closes.
  const [last, setLast] = useState(withdrawal)
  if (withdrawal && withdrawal !== last) setLast(withdrawal)
  return (
    <Sheet isOpen={withdrawal !== null} title={t('records.withdrawal')} onClose={onClose}>
      {last && (
        <>
          <Facts withdrawal={last} />
          {last.actions.includes('cancel') && <CancelButton withdrawal={last} />}
        </>
      )}
    </Sheet>
  )
}

function Facts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations()
  const locale = useLocale()
  const { status, cancelled, refuse_reason, settled_at } = withdrawal
  const money = (cents: number) => <span className="numbers">{formatCents(cents)}</span>
  return (
    <dl className="pb-4 text-15">
      <Fact name={t('records.result')}>
        <AuditBadge status={status} isCancelled={cancelled} />
      </Fact>
      {refuse_reason && <Fact name={t('records.reason')}>{refuse_reason}</Fact>}
      <Fact name={t('withdraw.amount')}>{money(withdrawal.amount)}</Fact>
      <Fact name={t('withdraw.serviceCharge')}>{money(withdrawal.service_charge)}</Fact>
      <Fact name={t('withdraw.actualArrival')}>{money(withdrawal.actual_arrival)}</Fact>
      <Fact name={t('withdraw.type')}>{t('withdraw.bankCard')}</Fact>
      <Fact name={t('withdraw.bankName')}>{withdrawal.bank_name}</Fact>
      <Fact name={t('withdraw.bankCardNo')}>{withdrawal.bank_card_no}</Fact>
      <Fact name={t('withdraw.holder')}>{withdrawal.holder}</Fact>
      <Fact name={t('records.askedAt')}>{formatDateTime(withdrawal.created_at, locale)}</Fact>
      {settled_at && (
        <Fact name={t('records.settledAt')}>{formatDateTime(settled_at, locale)}</Fact>
      )}
    </dl>
  )
}

function CancelButton({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('records')
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useCancelWithdrawal()
  async function askAndCancel() {
    const isSure = await confirm({
      title: t('cancelAsk'),
      detail: t('cancelDetail', { amount: formatCents(withdrawal.amount) }),
      confirmLabel: t('cancel'),
      cancelLabel: t('keep'),
      isDanger: true,
    })
    if (!isSure) return
    await announce(mutateAsync({ id: withdrawal.id }), t('status.cancelled'))
  }
  return (
    <Button variant="quiet" isFullWidth isPending={isPending} onClick={() => void askAndCancel()}>
      {t('cancel')}
    </Button>
  )
}
