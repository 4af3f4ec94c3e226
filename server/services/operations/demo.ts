import { randomBytes, randomInt } from 'node:crypto'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { DomainError } from '@/server/domain/domain-error'
import type { Services } from '@/server/http/context'
import * as demo from '@/server/repositories/demo'
import * as parcelRows from '@/server/repositories/parcels'
import * as rechargeRows from '@/server/repositories/recharges'
import * as parcels from '@/server/services/orders/parcels'
import { wordsOf } from '@/server/services/orders/parcel-view'
import * as recharges from '@/server/services/wallet/recharges'
import * as refundAudit from '@/server/services/refunds/audit'
import * as withdrawals from '@/server/services/wallet/withdrawals'

/** Acts as the shops and the carrier. */
export const carry = (services: Services) => runAll(services, ['ship', 'carry'])

/** Acts as the auditor: approves every request. */
export const audit = (services: Services) =>
  runAll(services, ['passRecharge', 'passWithdrawal', 'agreeRefund', 'settleRefund'])

const RUN: Record<demo.DemoTask, (services: Services, id: number) => Promise<unknown>> = {
  ship: ({ db }, id) => inTransaction(db, (tx) => ship(tx, id)),
  carry: ({ db }, id) => inTransaction(db, (tx) => advance(tx, id)),
  passRecharge,
  passWithdrawal: (services, id) => withdrawals.settle(services, { id, action: 'pass' }),
  agreeRefund: (services, id) => refundAudit.audit(services, { id, action: 'agree' }),
  settleRefund: (services, id) => refundAudit.audit(services, { id, action: 'settle' }),
}

/** Uses one transaction per id: a failure is logged and does not affect the others. */
async function runAll(services: Services, tasks: demo.DemoTask[]): Promise<void> {
  for (const task of tasks) {
    let afterId = 0
    for (;;) {
      const ids = await demo.due(services.db, task, afterId)
      if (ids.length === 0) break
      for (const id of ids)
        await RUN[task](services, id).catch((error: unknown) => {
          // The shopper, an operator or another process was faster.
          if (error instanceof DomainError) return
          services.log.error({ err: error, task, id }, 'a demo task failed')
        })
      afterId = ids.at(-1)!
    }
  }
}

/** A deposit needs a transaction id, which the shopper may leave out. */
async function passRecharge(services: Services, id: number): Promise<void> {
  const row = await rechargeRows.findForSystem(services.db, id)
  const hasNoTxid = row?.method === 'chain' && row.txid === null
  const found = hasNoTxid ? { txid: randomBytes(32).toString('hex') } : {}
  await recharges.settle(services, { id, action: 'pass', ...found })
}

const CARRIERS = [
  ['Lantern Express', 'LE'],
  ['Harbour Line', 'HL'],
  ['Monsoon Post', 'MP'],
] as const

const ORIGINS = ['Shenzhen', 'Yiwu', 'Guangzhou', 'Osaka', 'Incheon'] as const

/** The stages of a parcel between the hand-over to the carrier and the delivery. */
const STAGES = [
  { stage: 'sorted', place: 'origin' },
  { stage: 'departed', place: 'origin' },
  { stage: 'customs', place: 'between' },
  { stage: 'local', place: 'destination' },
  { stage: 'outForDelivery', place: 'destination' },
] as const

function ship(tx: Transaction, id: number) {
  const [carrier, mark] = CARRIERS[id % CARRIERS.length]!
  const digits = String(randomInt(1_000_000_000)).padStart(9, '0')
  return parcels.applyMove(tx, { id, action: 'ship', carrier, tracking_no: `${mark}${digits}SP` })
}

/** Checks again under the lock, because a concurrent process may have moved the parcel. */
async function advance(tx: Transaction, id: number): Promise<void> {
  const order = await demo.lockOrder(tx, id)
  if (!order || !(await demo.isDue(tx, 'carry', id))) return
  const sent = (await parcelRows.ofOrders(tx, [id])).get(id) ?? []
  const underWay = sent.filter(({ parcel }) => parcel.deliveredAt === null)
  // The parcel that has been at its stage for the longest time.
  const [found] = underWay.toSorted((a, b) => reachedAt(a) - reachedAt(b))
  if (!found) return
  const parcel = found.parcel.number
  const next = STAGES[Math.max(0, found.events.length - 1)]
  const destination = order.address.area
  if (!next) {
    await parcels.applyMove(tx, { id, action: 'deliver', place: destination, parcel })
    return
  }
  const places = { origin: ORIGINS[order.shopId % ORIGINS.length]!, between: '', destination }
  const text = wordsOf(next.stage)
  await parcels.applyMove(tx, { id, action: 'track', text, place: places[next.place], parcel })
}

const reachedAt = ({ parcel, events }: parcelRows.Parcel): number =>
  (events[0]?.createdAt ?? parcel.createdAt).getTime()
