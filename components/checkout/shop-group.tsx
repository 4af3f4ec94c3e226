'use client'

import { useTranslations } from 'next-intl'
import type { Quote } from '@/contracts/schemas/orders'
import { CheckoutLine } from './checkout-line'
import { RemarkField } from './remark-field'
import { ShopHeading } from '@/components/shops/shop-heading'
import { PriceBreakdown } from '@/components/orders/price-breakdown'

/** The items of one shop, which become one order. */
export function ShopGroup({
  group,
  isOnly,
  remark,
  onRemark,
  onQuantity,
}: {
  group: Quote['groups'][number]
  /** If true, the summary shows the totals of this shop. */
  isOnly: boolean
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
        <div className="flex flex-col gap-3 pt-1">
          <RemarkField shop={group.shop.name} value={remark} onChange={onRemark} />
          {!isOnly && <PriceBreakdown {...group} totalLabel={t('shopTotal')} />}
        </div>
      )}
    </section>
  )
}
