'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { Quote } from '@/contracts/schemas/orders'
import { CheckoutLine } from './checkout-line'
import { ShopHeading } from './shop-heading'
import { Sums } from './sums'

const LONGEST_REMARK = 200

/** What is bought from one shop, which becomes one order. */
export function ShopGroup({
  group,
  remark,
  onRemark,
  onQuantity,
}: {
  group: Quote['groups'][number]
  remark: string
  onRemark: (remark: string) => void
  onQuantity: (skuId: number, quantity: number) => void
}) {
  const t = useTranslations('checkout')
  const hasOrder = group.lines.some((line) => line.available)
  return (
    <section className="flex flex-col rounded-card bg-card px-4 pt-1 pb-4">
      <ShopHeading shop={group.shop} />
      <ul>
        {group.lines.map((line) => (
          <CheckoutLine
            key={line.sku_id}
            line={line}
            onQuantity={(quantity) => onQuantity(line.sku_id, quantity)}
          />
        ))}
      </ul>
      {hasOrder && (
        <div className="flex flex-col gap-4 pt-2">
          <TextField
            label={t('remark')}
            hint={t('remarkHint')}
            value={remark}
            maxLength={LONGEST_REMARK}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => onRemark(event.target.value)}
          />
          <Sums {...group} totalLabel={t('shopTotal')} />
        </div>
      )}
    </section>
  )
}
