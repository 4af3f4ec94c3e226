import {
  cancelOrder,
  confirmOrder,
  getLogistics,
  getOrder,
  listOrders,
  payOrders,
} from '@/contracts/orders'
import { DomainError } from '@/server/domain/domain-error'
import { post } from '../ledger'
import { tell } from '../live'
import { describeOrder, move, restock } from '../order-moves'
import { orderOf, ordersOf, payable, payTarget } from '../own-orders'
import { pageOf } from '../pages'
import { describeSent } from '../parcel-view'
import { on } from '../serve'
import { spendTicket } from './pay-codes'

on(payOrders, (ctx, { body }) => {
  const orders = payable(ctx, body.order_ids)
  spendTicket(ctx, body.ticket, payTarget(orders))
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  if (ctx.shopper.balance < total) throw new DomainError('BALANCE_TOO_SMALL')
  for (const order of orders) {
    move(order, 'pay', 'ORDER_NOT_PAYABLE')
    post(ctx.mock, ctx.shopper.id, 'purchase', -order.total, order.id)
    const params = { orderNo: order.orderNo }
    tell(ctx.mock, ctx.shopper.id, { kind: 'order', id: order.id, notice: 'orderPaid', params })
  }
  return { paid: orders.map(({ id }) => id).sort((a, b) => a - b), balance: ctx.shopper.balance }
})

on(cancelOrder, (ctx, { body }) => {
  const order = orderOf(ctx, body.id)
  const isFree = order.total === 0 && order.parcels.length === 0
  move(order, isFree && order.paidAt ? 'cancelFree' : 'cancel', 'ORDER_NOT_CANCELLABLE')
  order.paidAt = null
  restock(ctx.world, order.items)
  tell(ctx.mock, ctx.shopper.id, { kind: 'order', id: order.id })
  return describeOrder(ctx, order)
})

on(confirmOrder, (ctx, { body }) => {
  const order = orderOf(ctx, body.id)
  move(order, 'confirm', 'ORDER_NOT_CONFIRMABLE')
  tell(ctx.mock, ctx.shopper.id, { kind: 'order', id: order.id })
  return describeOrder(ctx, order)
})

on(getOrder, (ctx, { query }) => describeOrder(ctx, orderOf(ctx, query.id)))
on(getLogistics, (ctx, { query }) => {
  const { logistics, parcels } = describeSent(orderOf(ctx, query.id), ctx.locale)
  return logistics && { ...logistics, parcels }
})

on(listOrders, (ctx, { query }) => {
  const all = ordersOf(ctx)
  const counts: Record<string, number> = {}
  for (const { status } of all) counts[status] = (counts[status] ?? 0) + 1
  const word = query.keyword?.toLowerCase() ?? ''
  const found = all.filter(
    (order) =>
      (query.status === undefined || order.status === query.status) &&
      (order.orderNo.includes(word) ||
        describeOrder(ctx, order).items.some(({ name }) => name.toLowerCase().includes(word))),
  )
  const { rows, next_cursor } = pageOf(found, query)
  return { list: rows.map((order) => describeOrder(ctx, order)), next_cursor, counts }
})
