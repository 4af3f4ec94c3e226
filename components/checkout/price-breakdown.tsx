import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import { formatCents, formatSignedCents } from '@/lib/format/money'

/** Amounts that add up to the last row, or to a total shown elsewhere. */
export function PriceBreakdown({
  subtotal,
  freight,
  discount,
  total,
  totalLabel,
}: {
  subtotal: number
  freight: number
  discount: number
  total?: number
  totalLabel?: string
}) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  return (
    <dl className="flex flex-col gap-2 text-15">
      <PriceRow name={t('subtotal')}>{formatCents(subtotal, locale)}</PriceRow>
      <PriceRow name={t('freight')}>
        {freight === 0 ? t('free') : formatSignedCents(freight, locale)}
      </PriceRow>
      {discount > 0 && (
        <PriceRow name={t('discount')}>
          <span className="text-good">{formatSignedCents(-discount, locale)}</span>
        </PriceRow>
      )}
      {total !== undefined && (
        <div className="flex items-baseline justify-between gap-4 pt-2.5 hairline-t">
          <dt className="font-semibold">{totalLabel}</dt>
          <dd>
            <Price cents={total} tone="ink" />
          </dd>
        </div>
      )}
    </dl>
  )
}

function PriceRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  )
}
