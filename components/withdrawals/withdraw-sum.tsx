'use client'

import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { PriceRow } from '@/components/ui/price-row'
import type { DataOf } from '@/contracts/endpoint'
import { withdrawalSum } from '@/contracts/withdrawal-charge'
import type { getWithdrawalTerms } from '@/contracts/withdrawals'
import { formatBasisPoints } from '@/lib/format/count'
import { formatCents, formatSignedCents } from '@/lib/format/money'

type Terms = DataOf<typeof getWithdrawalTerms>

const basisPointsOf = (terms: Terms) => Math.round(terms.charge_rate * 10_000)

/** The cost of a withdrawal; null for an amount that cannot be withdrawn. */
export const sumOf = (cents: number, terms: Terms) =>
  withdrawalSum(cents, {
    chargeBasisPoints: basisPointsOf(terms),
    chargeMinCents: terms.charge_min,
    minAmountCents: terms.min_amount,
  })

/** Amount, service charge and actual arrival. The backend rejects a withdrawal whose charge has changed. */
export function WithdrawSum({ cents, terms }: { cents: number | null; terms: Terms }) {
  const t = useTranslations('withdraw')
  const sum = cents === null ? null : sumOf(cents, terms)
  return (
    <section aria-label={t('sum')} aria-live="polite" className="rounded-card bg-card p-4">
      <dl className="flex flex-col gap-2 text-15">
        <PriceRow name={t('amount')}>{sum ? formatCents(sum.amount) : '–'}</PriceRow>
        <PriceRow name={t('serviceCharge')}>{sum ? formatSignedCents(-sum.charge) : '–'}</PriceRow>
        <div className="flex items-baseline justify-between gap-4 pt-2.5 hairline-t">
          <dt className="font-semibold">{t('actualArrival')}</dt>
          <dd>{sum ? <Price cents={sum.arrival} tone="money" /> : '–'}</dd>
        </div>
      </dl>
      <p className="pt-2 text-13 text-muted">
        {t('chargeNote', {
          rate: formatBasisPoints(basisPointsOf(terms)),
          least: formatCents(terms.charge_min),
        })}
      </p>
    </section>
  )
}
