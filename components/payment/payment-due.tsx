'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { detourHref } from '@/components/layout/use-detour'
import { ActionBar } from '@/components/layout/page-shell'
import { ButtonLink } from '@/components/layout/button-link'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { Note } from '@/components/ui/note'
import type { User } from '@/contracts/schemas/account'
import { paymentHref } from '@/lib/checkout/order-ids'
import { missingCents, type PaymentState } from '@/lib/checkout/payment-state'
import { formatList } from '@/lib/format/list'
import { formatCents } from '@/lib/format/money'
import { toast } from '@/lib/toast/toast'
import { BalanceCard } from './balance-card'
import { PaidOrders } from './paid-orders'
import { PayDeadline } from './pay-deadline'
import { PaySheet } from './pay-sheet'
import { ShortBar, ShortNotes } from './short-balance'
import { usePayWithCode } from './use-pay-with-code'

/** The payment attempt of this visit, to which newly paid orders are attributed. Null once it was rejected. */
export type Attempt = { orderIds: number[]; cents: number }

/** The amount due, the balance, the deadline, and what prevents payment. */
export function PaymentDue({
  state,
  user,
  onAttempt,
  onPaid,
}: {
  state: PaymentState
  user: User
  onAttempt: (attempt: Attempt | null) => void
  onPaid: () => void
}) {
  const t = useTranslations()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { due, dueCents, payBefore } = state
  const orderIds = due.map((order) => order.id)
  const missing = missingCents(user.balance, dueCents)
  const amount = formatCents(dueCents)
  const payment = usePayWithCode({
    shopperId: user.id,
    orderIds,
    dueCents,
    onAttempt: () => onAttempt({ orderIds, cents: dueCents }),
    onPaid: () => {
      setIsOpen(false)
      toast.success(t('toasts.paySuccess'))
      onPaid()
    },
    onRefused: (message) => {
      toast.fail(t('toasts.payFail'))
      onAttempt(null)
      setIsOpen(false)
      setRefusal(message)
    },
  })

  function open() {
    payment.begin()
    setRefusal(null)
    setIsOpen(true)
  }

  return (
    <>
      <div className="flex flex-col items-center gap-2 py-6 text-center">
        <p className="text-13 text-muted">{t('payment.amount')}</p>
        <Price cents={dueCents} size="huge" tone="ink" />
        <p className="text-15 text-balance">
          {t('payment.to', {
            shops: formatList([...new Set(due.map(({ shop }) => shop.name))], locale),
          })}
        </p>
        <PayDeadline until={payBefore} />
      </div>
      <div className="flex flex-col gap-3">
        {refusal && (
          <Note
            role="alert"
            icon={<CircleAlert size={20} className="text-bad" />}
            title={t('toasts.payFail')}
            detail={refusal}
          />
        )}
        <PaidOrders orders={due} />
        <BalanceCard balance={user.balance} due={dueCents} />
        {missing > 0 ? (
          <ShortNotes missing={missing} />
        ) : (
          !user.has_pay_password && <Note title={t('payment.noCode')} />
        )}
      </div>
      {missing > 0 ? (
        <ShortBar orderIds={orderIds} missing={missing} />
      ) : (
        <ActionBar>
          {user.has_pay_password ? (
            <Button size="large" isFullWidth onClick={open}>
              {t('payment.pay', { amount })}
            </Button>
          ) : (
            <ButtonLink
              size="large"
              isFullWidth
              href={detourHref('/changePayPwd', paymentHref(orderIds))}
            >
              {t('payment.goSetting')}
            </ButtonLink>
          )}
        </ActionBar>
      )}
      <PaySheet
        isOpen={isOpen}
        dueCents={dueCents}
        balanceCents={user.balance}
        payment={payment}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
