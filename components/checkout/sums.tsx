import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import { formatCents, formatSignedCents } from '@/lib/format/money'

/** A column of names and amounts that visibly adds up to its last line, or to a total shown elsewhere. */
export function Sums({
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
      <SumRow name={t('subtotal')}>{formatCents(subtotal, locale)}</SumRow>
      <SumRow name={t('freight')}>
        {freight === 0 ? t('free') : formatSignedCents(freight, locale)}
      </SumRow>
      {discount > 0 && (
        <SumRow name={t('discount')}>
          <span className="text-good">{formatSignedCents(-discount, locale)}</span>
        </SumRow>
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

function SumRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  )
}
