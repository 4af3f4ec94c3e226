import type { z } from 'zod'
import type { opsOrder } from '@/contracts/schemas/operators'
import type { getLogistics, OrderStatus } from '@/contracts/schemas/orders'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { canMove } from '@/server/domain/order-moves'
import { endsPacking, nextParcel } from '@/server/domain/packing'
import type { ShopIds } from '@/server/domain/shop-scope'
import { changesBetween } from '@/server/domain/value-changes'
import type { Ctx, StaffCtx, Visit } from '@/server/http/context'
import * as orders from '@/server/repositories/orders'
import * as parcels from '@/server/repositories/parcels'
import { recordDecision } from '@/server/services/operations/audit'
import { type ShopperEvent, notify } from '@/server/services/notices/notify'
import { packingOf } from './packing'
import { describeLogistics, describeSent, inAll, wordsOf } from './parcel-view'

export type MoveInput = z.output<(typeof opsOrder)['body']>
type Step<Action extends MoveInput['action']> = Extract<MoveInput, { action: Action }>
type OrderRow = NonNullable<Awaited<ReturnType<typeof orders.lockForSystem>>>
interface Moved {
  order: OrderRow
  /** Of the parcel. */
  number: number
}

/** Carrier operations: ship items, add tracking events while under way, deliver each parcel once. */
export async function move(by: Visit | StaffCtx, input: MoveInput) {
  const scope = 'staff' in by ? by.scope : null
  const { order, number } = await inTransaction(by.db, async (tx) => {
    const moved = await applyMove(tx, input, { scope })
    const { id: refId, userId } = moved.order
    const done = { action: input.action, parcel: moved.number }
    const changes = changesBetween(null, done)
    await recordDecision(tx, by, { event: 'parcel-moved', userId, refId, changes })
    return moved
  })
  const sent = (await parcels.ofOrders(by.db, [order.id])).get(order.id) ?? []
  const touched = sent.find(({ parcel }) => parcel.number === number)!
  return {
    id: order.id,
    status: order.status as OrderStatus,
    parcel: number,
    logistics: describeLogistics(touched, by.locale),
  }
}

/** Which orders may be moved (null: of all shops), and the time that a carrier names. */
interface MoveTerms {
  scope?: ShopIds
  at?: Date | undefined
}

/** `move` inside the caller's transaction. */
export async function applyMove(
  tx: Transaction,
  input: MoveInput,
  { scope = null, at }: MoveTerms = {},
): Promise<Moved> {
  const order = await orders.lockForSystem(tx, input.id, scope)
  if (!order) throw new DomainError('NOT_FOUND')
  if (input.action === 'ship') return ship(tx, order, input)
  return input.action === 'track' ? track(tx, order, input, at) : deliver(tx, order, input, at)
}

/** The latest parcel, and all of them; null before the first one. */
export async function get(
  ctx: Ctx,
  orderId: number,
): Promise<z.input<(typeof getLogistics)['data']>> {
  const found = await orders.find(ctx.db, ctx.shopperId, orderId)
  if (!found) throw new DomainError('NOT_FOUND')
  const sent = (await parcels.ofOrders(ctx.db, [orderId])).get(orderId) ?? []
  const items = await orders.itemsOf(ctx.db, [orderId])
  const { deliveredAt } = found.order
  const described = describeSent(sent, { deliveredAt, items }, ctx.locale)
  return described.logistics && { ...described.logistics, parcels: described.parcels }
}

/** Without items: everything that is left. The order is shipped when nothing is left. */
async function ship(tx: Transaction, order: OrderRow, input: Step<'ship'>): Promise<Moved> {
  if (!canMove(order.status as OrderStatus, 'ship')) throw new DomainError('ORDER_NOT_SHIPPABLE')
  const packing = (await packingOf(tx, [order])).get(order.id)!
  const { carrier, tracking_no: trackingNo } = input
  // A repeated call must not send the items of another parcel under the same number.
  if (packing.parcels.some(({ parcel }) => parcel.trackingNo === trackingNo))
    throw new DomainError('CHANGED_MEANWHILE')
  const asked = input.items?.map(({ item_id: itemId, quantity }) => ({ itemId, quantity }))
  const contents = nextParcel(packing.left, asked)
  if (!contents) {
    if (asked) throw new InvalidInput({ items: 'fields.shipItems' })
    throw new DomainError('ORDER_NOT_SHIPPABLE')
  }
  const number = packing.parcels.length + 1
  await parcels.add(tx, { orderId: order.id, number, carrier, trackingNo }, contents)
  const shipped = { orderId: order.id, parcelNumber: number, texts: wordsOf('shipped') }
  await parcels.addEvent(tx, shipped)
  await notifyOf(tx, order, 'shipped', {
    code: 'orderShipped',
    params: { orderNo: order.orderNo, carrier, trackingNo },
  })
  if (!endsPacking(packing.left, contents)) return { order, number }
  return { order: (await orders.moveForSystem(tx, order.id, 'ship'))!, number }
}

async function track(
  tx: Transaction,
  order: OrderRow,
  input: Step<'track'>,
  at?: Date,
): Promise<Moved> {
  const { number } = await parcelUnderWay(tx, order, input.parcel)
  const { text, place } = input
  const texts = typeof text === 'string' ? inAll(() => text) : text
  await parcels.addEvent(tx, {
    orderId: order.id,
    parcelNumber: number,
    texts,
    place,
    createdAt: at,
  })
  await notifyOf(tx, order, 'tracked')
  return { order, number }
}

/** The order is delivered when it is shipped and all its parcels are delivered. */
async function deliver(
  tx: Transaction,
  order: OrderRow,
  { place, parcel }: Step<'deliver'>,
  at?: Date,
): Promise<Moved> {
  const { number, isLast } = await parcelUnderWay(tx, order, parcel)
  const texts = wordsOf('delivered')
  await parcels.arrive(tx, order.id, number)
  await parcels.addEvent(tx, {
    orderId: order.id,
    parcelNumber: number,
    texts,
    place,
    createdAt: at,
  })
  await notifyOf(tx, order, 'delivered', {
    code: 'parcelDelivered',
    params: { orderNo: order.orderNo },
  })
  if (!isLast || !order.shippedAt) return { order, number }
  return { order: (await orders.arrive(tx, order.id))!, number }
}

/** The named parcel, or the first one, that is not delivered. `isLast`: all others are delivered. */
async function parcelUnderWay(tx: Transaction, order: OrderRow, named: number | undefined) {
  const sent = (await parcels.ofOrders(tx, [order.id])).get(order.id) ?? []
  const isOver = order.deliveredAt !== null || order.receivedAt !== null
  const underWay = isOver ? [] : sent.filter(({ parcel }) => parcel.deliveredAt === null)
  const isAsked = ({ parcel }: parcels.Parcel) => named === undefined || parcel.number === named
  const found = underWay.find(isAsked)
  if (found) return { number: found.parcel.number, isLast: underWay.length === 1 }
  throw new DomainError(sent.some(isAsked) ? 'PARCEL_ARRIVED' : 'PARCEL_NOT_SENT')
}

function notifyOf(
  tx: Transaction,
  { id, userId }: OrderRow,
  detail: string,
  notice?: ShopperEvent['notice'],
): Promise<void> {
  return notify(tx, [{ userId, kind: 'order', refId: id, detail, ...(notice ? { notice } : {}) }])
}
