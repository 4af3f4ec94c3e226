import { sql } from 'drizzle-orm'
import { opsOrder, opsProduct } from '@/contracts/operators'
import {
  assumeReceived,
  completeReceived,
  expireUnpaid,
} from '@/server/services/orders/order-times'
import type { Answer } from '@/server/testing/backend'
import { completeOrder, completeShipment, leftToSend, noteArrival, unpackedOf } from './completion'
import { calling, refusal, type Choices, type Simulation, type Plan } from './plan'
import { cancelOrder, type OrderModel } from './world'

export const canShip = ({ status }: OrderModel) => status === 1

/** Everything that is left, or some units of one item. */
export function planShip(
  simulation: Simulation,
  order: OrderModel,
  _isFitting: boolean,
  [which, how]: Choices,
): Plan {
  const { id } = order
  const left = leftToSend(order)
  const one = how % 2 === 0 ? left[which % left.length] : undefined
  const packed = one
    ? [{ item: one, quantity: 1 + ((how >> 1) % unpackedOf(one)) }]
    : left.map((item) => ({ item, quantity: unpackedOf(item) }))
  const items = packed.map(({ item, quantity }) => ({ item_id: item.id, quantity }))
  const tracking_no = `TH ${order.parcels.length + 1}`
  const body = { id, action: 'ship', carrier: 'Thai Post', tracking_no, ...(one && { items }) }
  return {
    words: `ship ${JSON.stringify(items)} of ${id}`,
    expected: canShip(order) ? 'done' : refusal('ORDER_NOT_SHIPPABLE'),
    call: calling(simulation, opsOrder, body),
    apply: () => {
      for (const { item, quantity } of packed) item.packed += quantity
      order.parcels.push({ isDelivered: false })
      completeShipment(order)
    },
    isTransaction: true,
  }
}

export const isUnderWay = ({ parcels, isReceived }: OrderModel) =>
  parcels.some(({ isDelivered }) => !isDelivered) && !isReceived

export function planMoveParcel(
  simulation: Simulation,
  order: OrderModel,
  _isFitting: boolean,
  [which]: Choices,
): Plan {
  const { id } = order
  const isDelivery = which % 2 === 0
  const body = isDelivery ? { id, action: 'deliver' } : { id, action: 'track', text: 'Sorted' }
  return {
    words: `${body.action} ${id}`,
    expected: isUnderWay(order)
      ? 'done'
      : refusal(order.parcels.length > 0 ? 'PARCEL_ARRIVED' : 'PARCEL_NOT_SENT'),
    call: calling(simulation, opsOrder, body),
    apply: () => {
      if (!isDelivery) return
      order.parcels.find((parcel) => !parcel.isDelivered)!.isDelivered = true
      noteArrival(order)
    },
    isTransaction: true,
  }
}

/** The lowest price, to which the others keep their distance; the stock of each; on sale or not. */
export function planChangeProduct(simulation: Simulation, [which, what, how]: Choices): Plan {
  const { world } = simulation
  const id = 1 + (which % 4)
  const product = world.products.get(id)!
  const price = what % 3 === 0 ? 300 + (how % 7000) : undefined
  const stock = what % 3 === 1 ? how % 12 : undefined
  const on_sale = what % 3 === 2 ? how % 4 > 0 : undefined
  const change = {
    ...(price === undefined ? {} : { price }),
    ...(stock === undefined ? {} : { stock }),
    ...(on_sale === undefined ? {} : { on_sale }),
  }
  return {
    words: `product ${id} ${JSON.stringify(change)}`,
    expected: 'done',
    call: calling(simulation, opsProduct, { id, ...change }),
    apply: () => {
      for (const sku of world.skus.values()) {
        if (sku.product !== id) continue
        if (price !== undefined) sku.price += price - product.price
        if (stock !== undefined) sku.stock = stock
      }
      if (price !== undefined) product.price = price
      if (on_sale !== undefined) product.isOnSale = on_sale
    },
    isTransaction: true,
  }
}

const CLOCKS = {
  expire: { run: expireUnpaid, times: sql`pay_before = now() - interval '1 second'` },
  assume: {
    run: assumeReceived,
    times: sql`delivered_at = case when delivered_at is not null then now() - interval '15 days' end`,
  },
  complete: {
    run: completeReceived,
    times: sql`received_at = case when received_at is not null then now() - interval '16 days' end`,
  },
}

const DONE: Answer<unknown> = { status: 200, code: 1, msg: '', data: null, headers: new Headers() }

/** Moves the deadline of an order into the past, and sometimes skips the job for due orders. */
export function planTime(
  simulation: Simulation,
  order: OrderModel,
  isFitting: boolean,
  [which, look]: Choices,
): Plan {
  const { db } = simulation.test.backend.services
  const name = (['expire', 'assume', 'complete'] as const)[which % 3]!
  const { run, times } = CLOCKS[name]
  const isLookedAt = isFitting || look % 2 === 0
  return {
    words: `time to ${name} ${order.id}${isLookedAt ? '' : ', unseen'}`,
    expected: 'done',
    call: async () => {
      await db.execute(sql`update orders set ${times} where id = ${order.id}`)
      if (isLookedAt) await run(simulation.test.backend.services)
      return DONE
    },
    apply: () => {
      if (name === 'expire') order.isLapsed = true
      if (name === 'assume') order.isDeliveryOld ||= order.isDelivered
      if (name === 'complete') order.isReceiptOld ||= order.isReceived
      if (isLookedAt) for (const one of simulation.world.orders) moveDue(simulation, name, one)
    },
  }
}

/** The job processes all orders, not only the one whose deadline moved. */
function moveDue({ world }: Simulation, name: keyof typeof CLOCKS, order: OrderModel): void {
  if (name === 'expire' && order.status === 0 && order.isLapsed) cancelOrder(world, order)
  if (name === 'assume' && order.status === 2 && order.isDelivered && order.isDeliveryOld)
    Object.assign(order, { status: 3, isReceived: true, isReceiptOld: false })
  if (name === 'complete' && order.status === 3 && order.isReceiptOld) completeOrder(world, order)
}
