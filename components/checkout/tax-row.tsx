import { useTranslations } from 'next-intl'
import type { Tax } from '@/contracts/schemas/orders'
import { formatBasisPoints } from '@/lib/format/count'
import { formatCents, formatSignedCents } from '@/lib/format/money'
import { PriceRow } from '@/components/ui/price-row'

/** Tax that is added to the total, or how much of it is tax. */
export function TaxRow({ tax }: { tax: Tax }) {
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
