import { Webhook } from 'standardwebhooks'
import { CarrierEvent } from '@/contracts/schemas/carrier-event'
import { InvalidSignature } from '@/server/domain/invalid-signature'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { changesBetween } from '@/server/domain/value-changes'
import type { Services } from '@/server/http/context'
import * as parcels from '@/server/repositories/parcels'
import * as receivedWebhooks from '@/server/repositories/received-webhooks'
import { recordDecision } from '@/server/services/operations/audit'
import { wordsOf } from './parcel-view'
import { applyMove } from './parcels'

type Headers = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>

/** An error to which the carrier would send the same message again for nothing. */
const LATE = ['PARCEL_ARRIVED', 'PARCEL_NOT_SENT']

/** The primary key of PostgreSQL holds 2,700 bytes at most. */
const MAX_MESSAGE_ID = 255
/** Carriers scan a parcel before the shop enters its number, and some send their local time as UTC. */
const EARLIER_MS = 24 * 60 * 60_000

/**
 * Moves the parcels that a carrier names. Each message counts once, by its id; what comes after the delivery changes
 * nothing. An unknown number is answered 404, because the shop may enter it later.
 */
export async function receive(services: Services, body: string, headers: Headers): Promise<void> {
  const { carrierSecret } = services.config
  if (!carrierSecret) throw new DomainError('PATH_NOT_FOUND')
  const event = eventIn(verified(carrierSecret, body, headers))
  if (headers['webhook-id'].length > MAX_MESSAGE_ID)
    throw new InvalidInput({ id: 'fields.tooLong' })
  await inTransaction(services.db, async (tx) => {
    const named = await parcels.withNumber(tx, event.tracking_no, event.carrier)
    if (named.length === 0) throw new DomainError('NOT_FOUND')
    const source = `carrier ${event.carrier}`
    if (!(await receivedWebhooks.add(tx, source, headers['webhook-id']))) return
    for (const parcel of named.filter((one) => isOf(one, event)))
      await move(tx, services, parcel, event)
  })
}

/** Carriers use their numbers again: an event from before the order belongs to an earlier parcel. */
const isOf = ({ orderedAt }: parcels.NumberedParcel, { time }: CarrierEvent) =>
  Date.parse(time) >= orderedAt.getTime() - EARLIER_MS

async function move(
  tx: Transaction,
  services: Services,
  { orderId: id, number: parcel }: parcels.NumberedParcel,
  event: CarrierEvent,
) {
  const { place, text, status, time } = event
  const at = new Date(Math.min(Date.parse(time), Date.now()))
  const named = { id, parcel, place }
  const step =
    status === 'delivered'
      ? ({ ...named, action: 'deliver' } as const)
      : ({ ...named, action: 'track', text: text || wordsOf(status) } as const)
  try {
    const { order, number } = await applyMove(tx, step, { at })
    await recordDecision(tx, services, {
      event: 'parcel-moved',
      userId: order.userId,
      refId: order.id,
      changes: changesBetween(null, { action: step.action, parcel: number }),
    })
  } catch (error) {
    if (!(error instanceof DomainError && LATE.includes(error.reason))) throw error
  }
}

/** The parsed body. */
function verified(secret: string, body: string, headers: Headers): unknown {
  try {
    return new Webhook(secret).verify(body, headers)
  } catch (error) {
    throw new InvalidSignature((error as Error).message)
  }
}

function eventIn(body: unknown): CarrierEvent {
  const parsed = CarrierEvent.safeParse(body)
  if (!parsed.success) throw new InvalidInput({ body: 'fields.invalid' })
  return parsed.data
}
