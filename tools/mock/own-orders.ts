import { ORDER_STATUS } from '@/contracts/order-status'
import { DomainError } from '@/server/domain/domain-error'
import { applyDeadlines } from './order-moves'
import type { Ctx } from './serve'
import type { Order } from './world'

/** The shopper's orders, latest first, with their deadlines applied. */
export function ordersOf({ world, shopper }: Ctx): Order[] {
  const own = world.orders.filter(({ shopperId }) => shopperId === shopper.id)
  for (const order of own) applyDeadlines(world, order)
  return own.reverse()
}

export function orderOf(ctx: Ctx, id: number): Order {
  const order = ordersOf(ctx).find((one) => one.id === id)
  if (!order) throw new DomainError('NOT_FOUND')
  return order
}

/** The shopper's unpaid orders with these ids. */
export function payable(ctx: Ctx, ids: number[]): Order[] {
  const own = ordersOf(ctx).filter(({ id }) => ids.includes(id))
  if (own.length !== new Set(ids).size) throw new DomainError('NOT_FOUND')
  if (own.some(({ status }) => status !== ORDER_STATUS.waitingPay))
    throw new DomainError('ORDER_NOT_PAYABLE')
  return own
}

/** What a ticket for these orders authorises. */
export const payTarget = (orders: Order[]) =>
  `pay ${orders
    .map(({ id, total }) => `${id}:${total}`)
    .sort()
    .join(' ')}`
