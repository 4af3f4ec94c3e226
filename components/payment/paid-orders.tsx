import { useTranslations } from 'next-intl'
import { OrderPictures } from '@/components/orders/order-pictures'
import { Picture } from '@/components/ui/picture'
import type { Order } from '@/contracts/schemas/orders'
import { formatCents } from '@/lib/format/money'

/** The orders being paid with shop and items, and the amount of each if there are several. */
export function PaidOrders({ orders }: { orders: Order[] }) {
  const t = useTranslations()
  return (
    <section aria-label={t('payment.for')} className="rounded-card bg-card px-4">
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="flex flex-col gap-2.5 py-3.5 hairline-b last:border-0">
            <div className="flex items-center gap-2.5">
              <span className="size-7 shrink-0">
                <Picture address={order.shop.logo} alt="" sizes="28px" shape="round" />
              </span>
              <span className="min-w-0 flex-1 truncate text-15 font-semibold">
                {order.shop.name}
              </span>
              <span className="text-13 text-muted numbers">
                {t('checkout.items', { count: order.quantity })}
              </span>
              {orders.length > 1 && (
                <span className="text-15 numbers">{formatCents(order.total)}</span>
              )}
            </div>
            <OrderPictures items={order.items} />
          </li>
        ))}
      </ul>
    </section>
  )
}
