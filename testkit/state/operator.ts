import { opsExtract, opsOrder, opsProduct, opsRecharge, opsRefund } from '@/contracts/operators'
import { call } from '@/testkit/calls/call'
import { Client } from '@/testkit/calls/client'

type Audit = { refuse?: string }
type Shipment = {
  carrier?: string
  trackingNo?: string
  items?: { item_id: number; quantity: number }[]
}

/** What shops, carriers and auditors do. Each step is possible once; a second one throws a `CallError` with 409. */
export class Operator extends Client {
  /** Ships everything that is left, or some items in one of several parcels. */
  async ship(
    orderId: number,
    { carrier = 'Thai Post', trackingNo = `TH${orderId}`, items }: Shipment = {},
  ) {
    const parcel = { carrier, tracking_no: trackingNo, ...(items ? { items } : {}) }
    await call(this, opsOrder, { id: orderId, action: 'ship', ...parcel })
  }

  /** Adds a tracking event to a parcel of an order. Without `parcel`: the first one under way. */
  async track(
    orderId: number,
    { text, place = '', parcel }: { text: string; place?: string; parcel?: number },
  ) {
    const numbered = parcel ? { parcel } : {}
    await call(this, opsOrder, { id: orderId, action: 'track', text, place, ...numbered })
  }

  /** A parcel arrives, the first one under way by default; the shopper has still to confirm it. */
  async deliver(orderId: number, place = '', parcel?: number) {
    const numbered = parcel ? { parcel } : {}
    await call(this, opsOrder, { id: orderId, action: 'deliver', place, ...numbered })
  }

  /** Passes a top-up, or refuses it with a reason. `txid`: for a deposit on chain without one. */
  async auditTopUp(id: number, { refuse, txid }: Audit & { txid?: string } = {}) {
    await call(this, opsRecharge, { id, ...verdict(refuse), ...(txid ? { txid } : {}) })
  }

  async auditWithdrawal(id: number, { refuse }: Audit = {}) {
    await call(this, opsExtract, { id, ...verdict(refuse) })
  }

  /** Agrees to a refund with return, so that the shopper sends the goods back. */
  async agreeToRefund(id: number) {
    await call(this, opsRefund, { id, action: 'agree' })
  }

  /** Credits the balance. With return, only after the goods were sent back. */
  async settleRefund(id: number) {
    await call(this, opsRefund, { id, action: 'settle' })
  }

  async refuseRefund(id: number, reason = 'The picture shows nothing') {
    await call(this, opsRefund, { id, action: 'refuse', reason })
  }

  /** Changes a product of the catalogue; public pages follow within a second. */
  async changeProduct(
    id: number,
    change: { price?: number; stock?: number; name?: string; on_sale?: boolean },
  ) {
    await call(this, opsProduct, { id, ...change })
  }
}

const verdict = (reason: string | undefined) =>
  reason === undefined ? ({ action: 'pass' } as const) : ({ action: 'refuse', reason } as const)
