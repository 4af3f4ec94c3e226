import {
  deliverAdminParcel,
  getAdminOrder,
  listAdminOrders,
  shipAdminOrders,
  trackAdminParcel,
} from '@/contracts/admin-orders'
import {
  getAdminRecharge,
  getAdminRechargePicture,
  listAdminRecharges,
  settleAdminRecharge,
} from '@/contracts/admin-recharges'
import {
  decideAdminRefund,
  getAdminRefund,
  getAdminRefundPicture,
  listAdminRefunds,
} from '@/contracts/admin-refunds'
import { shipRefund } from '@/contracts/refunds'
import type { UploadPurpose } from '@/contracts/schemas/uploads'
import { requestRecharge } from '@/contracts/wallet'
import { jpeg, upload } from '@/server/testing/pictures'
import { askBack, PARCEL } from './money-scenarios'
import { type Scenario, ScenarioEnded, type ScenarioRunner } from './scenario-runner'

/** Orders, refunds and top-ups, as the staff handles them, with the pictures of shoppers. */
export const ORDER_DESK_SCENARIOS: Scenario[] = [
  async function packer(n) {
    const id = await n.paid(2)
    await n.call(listAdminOrders, { to_ship: true, search: String(id) })
    const { items } = await n.call(getAdminOrder, { id })
    const first = [{ item_id: items[0]!.id, quantity: 1 }]
    const parts = n.one([{ items: first, tracking_no: 'TH 2' }, {}], [{}])
    for (const part of parts) await shipAll(n, { id, ...PARCEL, ...part })
    await n.call(trackAdminParcel, { id, parcel: 1, text: 'On its way', place: 'Bangkok' })
    const { parcels } = await n.call(deliverAdminParcel, { id, parcel: 1 })
    if (parcels.length > 1) await n.call(deliverAdminParcel, { id, parcel: 2, place: 'Bangkok' })
  },

  async function refunder(n) {
    const order = await n.paid()
    const evidence = await photo(n, 'refund')
    const id = await askBack(n, order, { type: 1, product_status: 0 }, { evidence })
    await n.call(listAdminRefunds, { user_id: n.shopper.id, status: 0 })
    await n.call(getAdminRefund, { id })
    await n.call(getAdminRefundPicture, { id, picture_id: evidence })
    await n.call(decideAdminRefund, { id, action: n.one('settle', 'refuse'), reason: 'Looked at' })
  },

  async function receiver(n) {
    const order = await n.paid()
    await shipAll(n, { id: order, ...PARCEL })
    await n.call(deliverAdminParcel, { id: order })
    const kind = { type: 2, product_status: 1 }
    const id = await askBack(n, order, kind, { reason: 'damaged' })
    await n.call(decideAdminRefund, { id, action: 'agree' })
    await n.call(shipRefund, { id, ...PARCEL })
    await n.call(decideAdminRefund, { id, action: n.one('settle', 'refuse'), reason: 'Looked at' })
  },

  async function cashier(n) {
    const evidence = await photo(n, 'evidence')
    const body = { method: 'manual', amount: 5000, evidence: [evidence] }
    const { id } = await n.call(requestRecharge, body)
    await n.call(listAdminRecharges, { user_id: n.shopper.id, sort: 'oldest' })
    await n.call(getAdminRecharge, { id })
    await n.call(getAdminRechargePicture, { id, picture_id: evidence, size: 'small' })
    const action = n.one('pass', 'refuse')
    await n.call(settleAdminRecharge, { id, action, reason: 'Looked at' })
  },
]

type Shipment = { id: number; items?: object[] }

/** Refused shipments are in the list of a successful response. */
async function shipAll(n: ScenarioRunner, ...orders: (Shipment & typeof PARCEL)[]): Promise<void> {
  const { list } = await n.call(shipAdminOrders, { orders })
  const refused = list.find((one) => !one.is_done)
  if (refused) throw new ScenarioEnded(`a shipment: ${refused.error?.reason}`)
}

/** A picture of the shopper with its files, which staff can open. */
async function photo(n: ScenarioRunner, purpose: UploadPurpose): Promise<number> {
  const { code, data } = await upload(n.shop, n.shopper.token, purpose, await jpeg(40, 40))
  if (code !== 1) throw new ScenarioEnded(`a picture: ${code}`)
  return data.id
}
