'use client'

import { useTranslations } from 'next-intl'
import { ShopHeading } from '@/components/shops/shop-heading'
import { PriceBreakdown } from './price-breakdown'
import { AppLink } from '@/components/layout/app-link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { Order } from '@/contracts/schemas/orders'
import { DOT } from '@/lib/format/dot'

/** The items, their shop and the totals. */
export function OrderItems({ order }: { order: Order }) {
  const t = useTranslations()
  return (
    <section className="rounded-card bg-card px-4 pt-1 pb-4">
      <ShopHeading shop={order.shop} />
      <ul>
        {order.items.map((item) => (
          <li key={item.id} className="hairline-b last:border-0">
            <AppLink href={`/detail/${item.product_id}`} className="flex gap-3 py-3">
              <span className="w-18 shrink-0">
                <Picture address={item.image} alt="" sizes="72px" shape="thumb" />
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <span className="line-clamp-2 text-13">{item.name}</span>
                {item.values.length > 0 && (
                  <span className="text-12 text-muted">{item.values.join(DOT)}</span>
                )}
                <span className="mt-auto flex items-baseline justify-between gap-3">
                  <Price cents={item.price} size="small" tone="ink" />
                  <span className="text-13 text-muted numbers">
                    <span aria-hidden>{t('checkout.each', { count: item.quantity })}</span>
                    <span className="sr-only">
                      {t('checkout.quantity', { count: item.quantity })}
                    </span>
                  </span>
                </span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="pt-2">
        <PriceBreakdown
          subtotal={order.subtotal}
          freight={order.freight}
          discount={order.discount}
          tax={order.tax}
          total={order.total}
          totalLabel={t(order.paid_at ? 'orders.paid' : 'checkout.total')}
        />
      </div>
    </section>
  )
}
