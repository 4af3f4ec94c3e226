import type { Operator } from './operator'
import {
  cancel,
  confirm,
  deliverAll,
  expectStatus,
  pay,
  placeOrder,
  sendParcels,
  ship,
} from './orders'
import type { OrderOptions, OrderState } from './orders'
import type { Order } from './records'
import { refundOrder } from './refunds'
import { reviewOrder } from './reviews'
import type { Shopper } from './shopper'

/** The calls after which an order has its state, in order. */
type Step = 'pay' | 'ship' | 'deliver' | 'confirm' | 'review' | 'cancel' | 'ask' | 'settle'

const STEPS: Record<OrderState, Step[]> = {
  unpaid: [],
  cancelled: ['cancel'],
  paid: ['pay'],
  shipped: ['pay', 'ship'],
  delivered: ['pay', 'ship', 'deliver'],
  received: ['pay', 'ship', 'deliver', 'confirm'],
  completed: ['pay', 'ship', 'deliver', 'confirm', 'review'],
  refundRequested: ['pay', 'ask'],
  refunded: ['pay', 'settle'],
  afterSale: ['pay', 'ship', 'deliver', 'ask'],
}

export async function buildOrder(
  shopper: Shopper,
  operator: Operator,
  options: OrderOptions & { items: { sku_id: number; quantity: number }[] },
): Promise<Order> {
  const { status = 'paid', items, tracking, parcels = [] } = options
  if (parcels.length > 0 && STEPS[status][0] !== 'pay')
    throw new Error(`An order that is ${status} has no parcels: leave out \`parcels\``)
  const id = await placeOrder(shopper, items, options)
  const acts: Record<Step, () => Promise<unknown>> = {
    pay: async () => {
      await pay(shopper, [id])
      if (parcels.length > 0) await sendParcels(operator, await shopper.order(id), parcels)
    },
    ship: async () => ship(operator, await shopper.order(id), tracking),
    deliver: async () => deliverAll(operator, await shopper.order(id)),
    confirm: () => confirm(shopper, id),
    review: async () => reviewOrder(shopper, await shopper.order(id)),
    cancel: () => cancel(shopper, id),
    ask: () => refundOrder(shopper, operator, { id }, { status: 'asked' }),
    settle: () => refundOrder(shopper, operator, { id }, { status: 'settled' }),
  }
  for (const step of STEPS[status]) await acts[step]()
  return expectStatus(await shopper.order(id), status)
}
