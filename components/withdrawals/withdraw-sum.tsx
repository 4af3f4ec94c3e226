'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import { useDebouncedValue } from '@/components/search/use-debounced-value'
import type { DataOf } from '@/contracts/endpoint'
import type { getWithdrawalTerms } from '@/contracts/withdrawals'
import { formatCents } from '@/lib/format/money'
import { withdrawalSumQuery } from '@/lib/queries/withdrawals'
import { numberFormat } from '@/lib/format/formats'

const TYPING_MS = 300

/** Amount, charge and what arrives, as the server works them out, before anything is agreed to. */
export function WithdrawSum({
  cents,
  terms,
}: {
  cents: number | null
  terms: DataOf<typeof getWithdrawalTerms>
}) {
  const t = useTranslations('withdraw')
  const locale = useLocale()
  const asked = useDebouncedValue(cents, TYPING_MS)
  const { data } = useQuery({ ...withdrawalSumQuery(asked ?? 0), enabled: asked !== null })
  // A sum that belongs to what was typed before says nothing about what is typed now.
  const sum = cents !== null && data?.amount === cents ? data : null
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <section aria-label={t('sum')} aria-live="polite" className="rounded-card bg-card p-4">
      <dl className="flex flex-col gap-2 text-15">
        <PriceRow name={t('amount')}>{sum ? formatCents(sum.amount, locale) : '–'}</PriceRow>
        <PriceRow name={t('serviceCharge')}>
          {sum ? `− ${formatCents(sum.service_charge, locale)}` : '–'}
        </PriceRow>
        <div className="flex items-baseline justify-between gap-4 pt-2.5 hairline-t">
          <dt className="font-semibold">{t('actualArrival')}</dt>
          <dd>{sum ? <Price cents={sum.actual_arrival} tone="money" /> : '–'}</dd>
        </div>
      </dl>
      <p className="pt-2 text-13 text-muted">
        {t('chargeNote', {
          rate: rate.format(terms.charge_rate),
          least: formatCents(terms.charge_min, locale),
        })}
      </p>
    </section>
  )
}

function PriceRow({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  )
}
