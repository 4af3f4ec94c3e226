import { useTranslations } from 'next-intl'
import type { Quote } from '@/contracts/schemas/orders'
import { PriceBreakdown } from './price-breakdown'

/** The totals of all shops. The grand total is shown beside the submit button only. */
export function OrderTotals({ quote }: { quote: Quote }) {
  const t = useTranslations('checkout')
  const sumOf = (name: 'subtotal' | 'freight' | 'discount') =>
    quote.groups.reduce((sum, group) => sum + group[name], 0)
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-3 text-15">{t('summary')}</h2>
      <PriceBreakdown
        subtotal={sumOf('subtotal')}
        freight={sumOf('freight')}
        discount={sumOf('discount')}
      />
    </section>
  )
}
