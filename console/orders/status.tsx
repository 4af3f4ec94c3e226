import { useRecordContext, useTranslate } from 'react-admin'
import type { DataOf } from '@/contracts/endpoint'
import type { getAdminOrder, listAdminOrders } from '@/contracts/admin-orders'
import { ORDER_STATUS } from '@/contracts/order-status'
import { StatusChip } from '@/console/ui/status-chip'

export type OrderRow = DataOf<typeof listAdminOrders>['list'][number]
export type AdminOrder = DataOf<typeof getAdminOrder>
export type OrderStatus = OrderRow['status']

/** Until the record has arrived, react-admin gives the row of the list. */
export const isComplete = (order: OrderRow | AdminOrder): order is AdminOrder => 'items' in order

type StatusName = keyof typeof ORDER_STATUS
type Colour = 'default' | 'warning' | 'info' | 'success' | 'error'

const COLOURS: Record<StatusName, Colour> = {
  waitingPay: 'default',
  waitingDelivery: 'warning',
  delivered: 'info',
  received: 'success',
  completed: 'success',
  cancelled: 'default',
  drawBacking: 'error',
  refunded: 'default',
  afterSale: 'error',
}

const nameOf = (status: OrderStatus) =>
  (Object.keys(ORDER_STATUS) as StatusName[]).find((name) => ORDER_STATUS[name] === status)!

/** The choices of the filter. */
export const STATUS_CHOICES = (Object.keys(ORDER_STATUS) as StatusName[]).map((name) => ({
  id: ORDER_STATUS[name],
  name: `console.orders.status.${name}`,
}))

interface Stands {
  status: OrderStatus
  delivered_at: string | null
}

/** The key of the state's text: a shipped order whose parcels have arrived has its own. */
export const statusKey = ({ status, delivered_at: arrivedAt }: Stands): string =>
  status === ORDER_STATUS.delivered && arrivedAt
    ? 'console.orders.status.arrived'
    : `console.orders.status.${nameOf(status)}`

export function OrderStatusChip({ order }: { order: Stands }) {
  const translate = useTranslate()
  return <StatusChip colour={COLOURS[nameOf(order.status)]} label={translate(statusKey(order))} />
}

export const isToShip = ({ status }: { status: OrderStatus }) =>
  status === ORDER_STATUS.waitingDelivery

/** Of the record of the row. */
export function StatusField() {
  const order = useRecordContext<OrderRow>()
  return order ? <OrderStatusChip order={order} /> : null
}
