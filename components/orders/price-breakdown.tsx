import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import type { Breakdown } from '@/lib/checkout/quote-totals'
import type { Tax } from '@/contracts/schemas/orders'
import { formatBasisPoints } from '@/lib/format/count'
import { formatCents, formatSignedCents } from '@/lib/format/money'
import { PriceRow } from '@/components/ui/price-row'

/** Amounts that add up to the last row, or to a total shown elsewhere. */
export function PriceBreakdown({
  subtotal,
  freight,
  discount,
  tax,
  unserved = false,
  total,
  totalLabel,
}: Breakdown & { total?: number; totalLabel?: string }) {
  const t = useTranslations('checkout')
  return (
    <dl className="flex flex-col gap-2 text-15">
      <PriceRow name={t('subtotal')}>{formatCents(subtotal)}</PriceRow>
      <PriceRow name={t('freight')}>
        {unserved ? (
          <span className="text-bad">{t('unserved')}</span>
        ) : freight === 0 ? (
          t('free')
        ) : (
          formatSignedCents(freight)
        )}
      </PriceRow>
      {discount > 0 && (
        <PriceRow name={t('discount')}>
          <span className="text-good">{formatSignedCents(-discount)}</span>
        </PriceRow>
      )}
      {tax && !tax.included && <TaxRow tax={tax} />}
      {total !== undefined && (
        <div className="flex items-baseline justify-between gap-4 pt-2.5 hairline-t">
          <dt className="font-semibold">{totalLabel}</dt>
          <dd>
            <Price cents={total} tone="ink" />
          </dd>
        </div>
      )}
      {tax?.included && <TaxRow tax={tax} />}
    </dl>
  )
}

/** Tax that is added to the total, or how much of it is tax. */
function TaxRow({ tax }: { tax: Tax }) {
  const t = useTranslations('checkout')
  const rate = formatBasisPoints(tax.basis_points)
  return (
    <PriceRow name={t(tax.included ? 'taxIncluded' : 'taxAdded', { rate })}>
      {tax.included ? (
        <span className="text-muted">{formatCents(tax.amount)}</span>
      ) : (
        formatSignedCents(tax.amount)
      )}
    </PriceRow>
  )
}
