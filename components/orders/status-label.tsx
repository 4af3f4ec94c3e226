import { useTranslations } from 'next-intl'
import type { Order } from '@/contracts/schemas/orders'
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

/** An order's status in words and colour. A shipped order keeps its status when its parcel arrives. */
export function StatusLabel({ order }: { order: Pick<Order, 'status' | 'delivered_at'> }) {
  const t = useTranslations('orders.status')
  const name = orderStatusName(order.status)
  const word = name === 'delivered' && order.delivered_at ? 'arrived' : name
  return <span className={`font-semibold whitespace-nowrap ${tones[name]}`}>{t(word)}</span>
}
