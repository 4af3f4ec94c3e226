import type { z } from 'zod'
import { LOCALES, type Locale } from '@/contracts/languages'
import type { opsOrder } from '@/contracts/schemas/operators'
import type { Logistics, OrderStatus } from '@/contracts/schemas/orders'
import type { Queryable, Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import type { Texts } from '@/server/db/tables/catalogue'
import { DomainError } from '@/server/domain/domain-error'
import type { Ctx, Visit } from '@/server/http/context'
import { translator } from '@/server/http/words'
import * as orders from '@/server/repositories/orders'
import * as parcels from '@/server/repositories/parcels'
import { recordDecision } from '@/server/services/operations/audit'
import { type ShopperEvent, notify } from '@/server/services/notices/notify'

type MoveInput = z.output<(typeof opsOrder)['body']>
type Step<Action extends MoveInput['action']> = Extract<MoveInput, { action: Action }>
type OrderRow = NonNullable<Awaited<ReturnType<typeof orders.lockForSystem>>>

/** Carrier operations: ship once, add tracking events while under way, deliver once. */
export async function move(visit: Visit, input: MoveInput) {
  const order = await inTransaction(visit.db, async (tx) => {
    const moved = await applyMove(tx, input)
    await recordDecision(tx, visit, {
      event: 'parcel-moved',
      userId: moved.userId,
      refId: moved.id,
    })
    return moved
  })
  const logistics = await logisticsOf(visit.db, order.id, visit.locale)
  return { id: order.id, status: order.status as OrderStatus, logistics: logistics! }
}

/** `move` inside the caller's transaction. */
export function applyMove(tx: Transaction, input: MoveInput): Promise<OrderRow> {
  if (input.action === 'ship') return ship(tx, input)
  return input.action === 'track' ? track(tx, input) : deliver(tx, input)
}

export async function get(ctx: Ctx, orderId: number): Promise<Logistics | null> {
  const order = await orders.find(ctx.db, ctx.shopperId, orderId)
  if (!order) throw new DomainError('NOT_FOUND')
  return logisticsOf(ctx.db, orderId, ctx.locale)
}

async function ship(tx: Transaction, input: Step<'ship'>): Promise<OrderRow> {
  const order = await orders.moveForSystem(tx, input.id, 'ship')
  if (!order)
    throw new DomainError(
      (await orders.lockForSystem(tx, input.id)) ? 'ORDER_NOT_SHIPPABLE' : 'NOT_FOUND',
    )
  const { carrier, tracking_no: trackingNo } = input
  await parcels.add(tx, { orderId: order.id, carrier, trackingNo })
  await parcels.addEvent(tx, { orderId: order.id, texts: wordsOf('shipped') })
  await notifyOf(tx, order, 'shipped', {
    code: 'orderShipped',
    params: { orderNo: order.orderNo, carrier, trackingNo },
  })
  return order
}

async function track(tx: Transaction, { id, text, place }: Step<'track'>): Promise<OrderRow> {
  const order = await orders.lockForSystem(tx, id)
  if (!order || order.deliveredAt || order.receivedAt || !order.shippedAt) throw notMovable(order)
  const texts = typeof text === 'string' ? inAll(() => text) : text
  await parcels.addEvent(tx, { orderId: id, texts, place })
  await notifyOf(tx, order, 'tracked')
  return order
}

async function deliver(tx: Transaction, { id, place }: Step<'deliver'>): Promise<OrderRow> {
  const order = await orders.arrive(tx, id)
  if (!order) throw notMovable(await orders.lockForSystem(tx, id))
  await parcels.addEvent(tx, { orderId: id, texts: wordsOf('delivered'), place })
  await notifyOf(tx, order, 'delivered', {
    code: 'parcelDelivered',
    params: { orderNo: order.orderNo },
  })
  return order
}

function notMovable(order: OrderRow | undefined): DomainError {
  if (!order) return new DomainError('NOT_FOUND')
  return new DomainError(order.shippedAt ? 'PARCEL_ARRIVED' : 'PARCEL_NOT_SENT')
}

function notifyOf(
  tx: Transaction,
  { id, userId }: OrderRow,
  detail: string,
  notice?: ShopperEvent['notice'],
): Promise<void> {
  return notify(tx, [{ userId, kind: 'order', refId: id, detail, ...(notice ? { notice } : {}) }])
}

async function logisticsOf(db: Queryable, orderId: number, locale: Locale) {
  return describeLogistics((await parcels.ofOrders(db, [orderId])).get(orderId), locale)
}

/** The parcel in the shopper's language; null before shipment. */
export function describeLogistics(
  found: { parcel: parcels.ParcelRow; events: parcels.ParcelEventRow[] } | undefined,
  locale: Locale,
): Logistics | null {
  if (!found) return null
  return {
    carrier: found.parcel.carrier,
    tracking_no: found.parcel.trackingNo,
    events: found.events.map(({ createdAt, texts, place }) => ({
      at: createdAt.toISOString(),
      text: texts[locale],
      place,
    })),
  }
}

type ParcelStage =
  'shipped' | 'sorted' | 'departed' | 'customs' | 'local' | 'outForDelivery' | 'delivered'

/** The text of a standard tracking stage in every language. */
export function wordsOf(stage: ParcelStage): Texts<string> {
  return inAll((locale) => translator(locale)(`parcel.${stage}`))
}

function inAll(word: (locale: Locale) => string): Texts<string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, word(locale)])) as Texts<string>
}
