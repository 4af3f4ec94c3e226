'use client'

import { useTranslations } from 'next-intl'
import { formatSignedCents } from '@/lib/format/money'

/** The sums of all entries that match the filter, loaded or not. */
export function BillTotals({ totals }: { totals: { in: number; out: number } | undefined }) {
  const t = useTranslations('bill')
  return (
    <dl aria-live="polite" className="pair py-3">
      <div className="px-4">
        <dt className="text-13 text-muted">{t('in')}</dt>
        <dd className="text-17 font-semibold wrap-anywhere text-good numbers">
          {totals ? formatSignedCents(totals.in) : '–'}
        </dd>
      </div>
      <div className="border-s border-line px-4">
        <dt className="text-13 text-muted">{t('out')}</dt>
        <dd className="text-17 font-semibold wrap-anywhere numbers">
          {totals ? formatSignedCents(-totals.out) : '–'}
        </dd>
      </div>
    </dl>
  )
}
