import { useTranslations } from 'next-intl'
import type { OrderStatus } from '@/contracts/schemas/orders'
import { orderStatusName, type OrderStatusName } from '@/lib/orders/order-status'

const tones: Record<OrderStatusName, string> = {
  waitingPay: 'text-accent',
  waitingDelivery: 'text-money',
  delivered: 'text-money',
  received: 'text-good',
  completed: 'text-good',
  cancelled: 'text-muted',
  drawBacking: 'text-star',
  refunded: 'text-muted',
  afterSale: 'text-star',
}

/** The status of an order as coloured text. */
export function StatusLabel({ status }: { status: OrderStatus }) {
  const t = useTranslations('orders.status')
  const name = orderStatusName(status)
  return <span className={`font-semibold whitespace-nowrap ${tones[name]}`}>{t(name)}</span>
}
