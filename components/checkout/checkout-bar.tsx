'use client'

import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useLocale, useTranslations } from 'next-intl'
import { ActionBar } from '@/components/layout/page-shell'
import { ButtonLink } from '@/components/layout/button-link'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import type { Arrival } from '@/contracts/schemas/orders'
import { missingCents } from '@/lib/checkout/payment-state'
import { formatDateRange } from '@/lib/format/date'
import { DOT } from '@/lib/format/dot'
import { formatCents } from '@/lib/format/money'
import { userQuery } from '@/lib/queries/account'

/** The total, the delivery date, the balance and the next action. */
export function CheckoutBar({
  total,
  count,
  arrival,
  unserved,
  addHref,
  isUnanswered,
  isPending,
  onSubmit,
}: {
  total: number
  count: number
  arrival: Arrival | undefined
  /** Why there is no delivery to the address; then the order cannot be placed. */
  unserved: string | null | undefined
  addHref: string | null
  isUnanswered: boolean
  isPending: boolean
  onSubmit: () => void
}) {
  const t = useTranslations()
  if (count === 0 && !isUnanswered)
    return (
      <ActionBar>
        <p className="min-w-0 flex-1 text-13 text-muted">{t('checkout.nothingLeft')}</p>
        <ButtonLink href="/home" variant="outline">
          {t('checkout.toHome')}
        </ButtonLink>
      </ActionBar>
    )
  return (
    <ActionBar>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        {!isUnanswered && unserved && (
          <p role="alert" className="flex gap-1 text-13 text-bad">
            <CircleAlert size={14} className="mt-0.5 shrink-0" />
            {unserved}
          </p>
        )}
        {!isUnanswered && !unserved && <BalanceAndArrival total={total} arrival={arrival} />}
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5">
          {isUnanswered ? (
            <p role="alert" className="min-w-24 flex-1 py-1 text-13">
              {t('checkout.unanswered')}
            </p>
          ) : (
            <p className="flex min-w-min flex-1 flex-col">
              <span className="text-12 text-muted">
                {t('checkout.total')}
                {DOT}
                {t('checkout.items', { count })}
              </span>
              <Price cents={total} size="large" />
            </p>
          )}
          {addHref && !isUnanswered ? (
            <ButtonLink href={addHref} size="large">
              {t('address.add')}
            </ButtonLink>
          ) : (
            <Button
              size="large"
              isPending={isPending}
              disabled={Boolean(unserved) && !isUnanswered}
              onClick={onSubmit}
            >
              {t(isUnanswered ? 'checkout.askAgain' : 'checkout.place')}
            </Button>
          )}
        </div>
      </div>
    </ActionBar>
  )
}

/** The balance that pays, or how much is missing, and the expected delivery. */
function BalanceAndArrival({ total, arrival }: { total: number; arrival: Arrival | undefined }) {
  const t = useTranslations()
  const locale = useLocale()
  const { data: user } = useQuery(userQuery())
  const missing = user ? missingCents(user.balance, total) : 0
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-12 text-muted numbers">
      {user && missing === 0 && (
        <span>
          {t('payment.balance')}{' '}
          <span className="font-semibold text-money">{formatCents(user.balance)}</span>
        </span>
      )}
      {missing > 0 && (
        <span className="flex items-center gap-1 text-bad">
          <CircleAlert size={14} />
          {t('payment.short', { amount: formatCents(missing) })}
        </span>
      )}
      {arrival && (
        <span>
          {t('orders.arrival', {
            dates: formatDateRange(arrival.earliest, arrival.latest, locale),
          })}
        </span>
      )}
    </p>
  )
}
