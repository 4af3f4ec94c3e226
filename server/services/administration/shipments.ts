import type { z } from 'zod'
import type {
  deliverAdminParcel,
  shipAdminOrders,
  trackAdminParcel,
} from '@/contracts/schemas/admin-orders'
import { CODE } from '@/contracts/codes'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import type { StaffCtx } from '@/server/http/context'
import { errorWords, fieldWords } from '@/server/http/words'
import * as parcels from '@/server/services/orders/parcels'
import * as orders from './orders'

type Shipment = z.output<(typeof shipAdminOrders)['body']>['orders'][number]
type Outcome = z.input<(typeof shipAdminOrders)['data']>['list'][number]

/** One transaction per order, one after the other. */
export async function ship(ctx: StaffCtx, shipments: Shipment[]): Promise<{ list: Outcome[] }> {
  const list: Outcome[] = []
  for (const shipment of shipments) list.push(await shipOne(ctx, shipment))
  return { list }
}

async function shipOne(ctx: StaffCtx, { id, ...shipment }: Shipment): Promise<Outcome> {
  try {
    const { status, parcel } = await parcels.move(ctx, { id, action: 'ship', ...shipment })
    return { id, is_done: true, status, parcel, error: null }
  } catch (error) {
    return { id, is_done: false, status: null, parcel: null, error: wordsOf(ctx, error) }
  }
}

/** Everything but a refusal ends the whole call. */
function wordsOf({ locale }: StaffCtx, error: unknown): Outcome['error'] {
  if (error instanceof DomainError)
    return { code: error.code, reason: error.reason, msg: errorWords(locale, error.reason) }
  if (!(error instanceof InvalidInput)) throw error
  const [key = ''] = Object.values(error.fields)
  return { code: CODE.invalid, reason: 'INVALID', msg: fieldWords(locale, key) }
}

export async function track(ctx: StaffCtx, input: z.output<(typeof trackAdminParcel)['body']>) {
  await parcels.move(ctx, { action: 'track', ...input })
  return orders.get(ctx, input.id)
}

export async function deliver(ctx: StaffCtx, input: z.output<(typeof deliverAdminParcel)['body']>) {
  await parcels.move(ctx, { action: 'deliver', ...input })
  return orders.get(ctx, input.id)
}
