import type { z } from 'zod'
import type { opsOrder } from '@/contracts/schemas/operators'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { canMove } from '@/server/domain/order-moves'
import { endsPacking, leftToSend, nextParcel } from '@/server/domain/packing'
import { keptItems } from '@/server/domain/reviewable'
import { move, settledOf } from './order-moves'
import type { Order, Parcel, World } from './world'

type Shipment = Extract<z.output<(typeof opsOrder)['body']>, { action: 'ship' }>

/** The mock returns only whole orders to the stock, and only if nothing of them was sent. */
const itemsOf = ({ items }: Order) => items.map((item) => ({ ...item, isRestocked: false }))

function leftOf(world: World, order: Order) {
  const kept = keptItems(order, order.items, settledOf(world, order))
  const keptIds = new Set(order.shippedAt ? [] : kept.map(({ id }) => id))
  return leftToSend(itemsOf(order), order.parcels, keptIds)
}

/** Packs the items asked for, or everything that is left. The order is shipped when nothing is left. */
export function ship(world: World, order: Order, shipment: Shipment): Parcel {
  if (!canMove(order.status, 'ship')) throw new DomainError('ORDER_NOT_SHIPPABLE')
  const { carrier, tracking_no: trackingNo } = shipment
  if (order.parcels.some((parcel) => parcel.trackingNo === trackingNo))
    throw new DomainError('CHANGED_MEANWHILE')
  const left = leftOf(world, order)
  const asked = shipment.items?.map(({ item_id: itemId, quantity }) => ({ itemId, quantity }))
  const contents = nextParcel(left, asked)
  if (!contents && asked) throw new InvalidInput({ items: 'fields.shipItems' })
  if (!contents) throw new DomainError('ORDER_NOT_SHIPPABLE')
  const parcel: Parcel = {
    number: order.parcels.length + 1,
    carrier,
    trackingNo,
    items: [...contents].map(([itemId, quantity]) => ({ itemId, quantity })),
    events: [],
    shippedAt: new Date(),
    deliveredAt: null,
  }
  order.parcels.push(parcel)
  if (endsPacking(left, contents)) move(order, 'ship', 'ORDER_NOT_SHIPPABLE')
  return parcel
}

/** The named parcel, or the first one, that is not delivered. */
export function parcelUnderWay({ parcels, receivedAt }: Order, named: number | undefined): Parcel {
  const isAsked = ({ number }: Parcel) => named === undefined || number === named
  const found = parcels.find((parcel) => isAsked(parcel) && !parcel.deliveredAt)
  if (found && !receivedAt) return found
  throw new DomainError(parcels.some(isAsked) ? 'PARCEL_ARRIVED' : 'PARCEL_NOT_SENT')
}

/** The order is delivered when it is shipped and all its parcels are. */
export function deliver(order: Order, parcel: Parcel): void {
  parcel.deliveredAt = new Date()
  noteArrival(order)
}

/** After a refund that leaves nothing more to send, what is in parcels is the whole shipment. */
export function completeShipment(world: World, order: Order): void {
  if (order.shippedAt || order.parcels.length === 0 || leftOf(world, order).size > 0) return
  if (canMove(order.status, 'ship')) move(order, 'ship', 'ORDER_NOT_SHIPPABLE')
  else order.shippedAt = new Date()
  noteArrival(order)
}

function noteArrival(order: Order): void {
  if (order.shippedAt && order.parcels.every(({ deliveredAt }) => deliveredAt))
    order.deliveredAt = new Date()
}
