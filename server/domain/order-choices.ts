import { mostFor } from '@/contracts/refund-terms'
import type { OrderAction } from '@/contracts/schemas/orders'
import { actionsOf, type OrderState } from './order-moves'
import { refundableOf, type PaidOrder, type SettledRefund } from './refund-amounts'
import { reviewableItems, type OwnItem } from './reviewable'

/** What the shopper can do with an order now, and the ids of its items that can be reviewed. */
export function choicesFor(
  order: PaidOrder &
    Pick<OrderState, 'status' | 'payBefore'> & { total: number; isShipped: boolean },
  items: OwnItem[],
  settled: SettledRefund[],
): { reviewable: Set<number>; actions: OrderAction[] } {
  const reviewable = reviewableItems(order, items, settled)
  const itemIds = items.map(({ id }) => id)
  const state = {
    status: order.status,
    payBefore: order.payBefore,
    canReview: reviewable.size > 0,
    canRefund: mostFor(refundableOf(order, items, settled), itemIds) > 0,
    isFreeAndUnsent: order.total === 0 && !order.isShipped,
  }
  return { reviewable, actions: actionsOf(state, new Date()) }
}
