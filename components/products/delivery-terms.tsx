import { useLocale, useTranslations } from 'next-intl'
import type { DeliveryTerms as Terms } from '@/contracts/schemas/products'
import { formatCount } from '@/lib/format/count'
import { formatCents } from '@/lib/format/money'
import { FreightOf } from './freight-of'

/** Where the product is sent, when it arrives, what that costs and how long it can be returned. */
export function DeliveryTerms({ terms }: { terms: Terms }) {
  const t = useTranslations('productPage')
  const locale = useLocale()
  const { countries, arrival_days: days, freight, free_from, return_days } = terms
  const rows = [
    { name: t('shipsTo'), value: t('countries', { count: formatCount(countries, locale) }) },
    { name: t('arrives'), value: t('days', { min: days.min, max: days.max }) },
    {
      name: t('freight'),
      value: (
        <FreightOf
          freeFrom={free_from}
          free={t('freeFreight')}
          otherwise={t('freightFrom', {
            freight: formatCents(freight, locale),
            from: formatCents(free_from, locale),
          })}
        />
      ),
    },
    { name: t('returns'), value: t('returnDays', { count: return_days }) },
  ]
  return (
    <section aria-label={t('delivery')} className="rounded-card bg-card px-4 py-3">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 numbers">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="text-13">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
