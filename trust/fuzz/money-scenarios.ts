import { opsExtract, opsOrder, opsRecharge, opsRefund } from '@/contracts/operators'
import { cancelOrder, confirmOrder, getLogistics, getOrder } from '@/contracts/orders'
import { mostFor, wrongAmountFor } from '@/contracts/refund-terms'
import {
  cancelRefund,
  getRefund,
  getRefundable,
  requestRefund,
  shipRefund,
} from '@/contracts/refunds'
import { createReview } from '@/contracts/reviews'
import { confirmRecharge, listNetworks, requestRecharge } from '@/contracts/wallet'
import {
  cancelWithdrawal,
  getWithdrawalTerms,
  removeBankCard,
  requestWithdrawal,
} from '@/contracts/withdrawals'
import { extractTarget } from '@/server/services/accounts/pay-codes'
import { quickTicket } from '@/server/testing/quick-shoppers'
import { newKey } from '@/server/testing/backend'
import { insist } from '../calls'
import { restoreWithdrawals } from './restore'
import type { ScenarioRunner, Scenario } from './scenario-runner'

export const PARCEL = { carrier: 'Thai Post', tracking_no: 'TH 1' }
const PAYEE = { bank_name: 'River Bank', bank_card_no: '4242424242424242', holder: 'Ann Example' }

/** Every scenario that moves money or stock, with each of its outcomes. */
export const MONEY_SCENARIOS: Scenario[] = [
  async function givenUp(n) {
    const { id } = await n.order(n.random.between(1, 3))
    await n.call(cancelOrder, { id })
  },

  async function delivered(n) {
    const id = await ship(n, await n.paid())
    await n.call(opsOrder, { id, action: 'track', text: 'On its way', place: 'Bangkok' })
    await n.call(opsOrder, { id, action: 'deliver', place: 'Bangkok' })
    await n.call(getLogistics, { id })
    await n.call(confirmOrder, { id })
    const { items } = await n.call(getOrder, { id })
    const pictures = [await n.picture('review')]
    const review = { product_rating: n.random.between(1, 5), content: 'Good tea', pictures }
    await n.call(createReview, {
      order_id: id,
      service_rating: 5,
      shipping_rating: 4,
      items: items.map((item) => ({ item_id: item.id, ...review })),
    })
  },

  async function refunded(n) {
    const id = await askBack(n, await n.paid(2), { type: 1, product_status: 0 })
    await n.call(getRefund, { id })
    const end = n.one('settle', 'refuse', 'cancel')
    if (end === 'cancel') await n.call(cancelRefund, { id })
    else await n.call(opsRefund, { id, action: end, reason: 'Looked at' })
  },

  async function sentBack(n) {
    const order = await ship(n, await n.paid())
    await n.call(opsOrder, { id: order, action: 'deliver' })
    const id = await askBack(n, order, { type: 2, product_status: 1 }, { reason: 'damaged' })
    await n.call(opsRefund, { id, action: 'agree' })
    await n.call(shipRefund, { id, ...PARCEL })
    await n.call(opsRefund, { id, action: n.one('settle', 'refuse'), reason: 'Looked at' })
  },

  async function drawn(n) {
    const id = await draw(n, n.random.between(1000, 3000))
    const end = n.one('pass', 'refuse', 'cancel')
    if (end === 'cancel') await n.call(cancelWithdrawal, { id })
    else await n.call(opsExtract, { id, action: end, reason: 'Looked at' })
    const { cards } = await n.call(getWithdrawalTerms)
    if (cards[0]) await n.call(removeBankCard, { id: cards[0].id })
  },

  async function byCard(n) {
    const isAsked = n.one(true, false)
    const token = `${isAsked ? 'sandbox-confirm' : 'token'}-${newKey()}`
    const { id } = await n.call(requestRecharge, { method: 'card', amount: 4000, card: { token } })
    if (isAsked) await n.call(confirmRecharge, { id, code: '123456' })
    await auditTopUp(n, id)
  },

  async function byHand(n) {
    const evidence = [await n.picture('evidence')]
    await auditTopUp(
      n,
      (await n.call(requestRecharge, { method: 'manual', amount: 5000, evidence })).id,
    )
  },

  async function onChain(n) {
    const evidence = [await n.picture('evidence')]
    const [network] = await n.call(listNetworks)
    if (!network) return
    const { id } = await n.call(requestRecharge, {
      method: 'chain',
      network: network.network,
      address: network.address,
      amount: Math.max(6000, network.min_amount),
      evidence,
    })
    await auditTopUp(n, id, newKey().replaceAll('-', '').repeat(2))
  },
]

export async function draw(n: ScenarioRunner, amount: number): Promise<number> {
  await restoreWithdrawals((endpoint, input) => n.call(endpoint, input))
  const ticket = await insist(() => quickTicket(n.db, n.shopper.id, extractTarget(amount)))
  const body = { type: 'bank_card', amount, ticket, ...PAYEE }
  return (await n.call(requestWithdrawal, body)).id
}

async function ship(n: ScenarioRunner, id: number): Promise<number> {
  await n.call(opsOrder, { id, action: 'ship', ...PARCEL })
  return id
}

async function auditTopUp(n: ScenarioRunner, id: number, txid?: string): Promise<void> {
  const action = n.one('pass', 'pass', 'refuse')
  await n.call(opsRecharge, { id, action, reason: 'Looked at', ...(txid ? { txid } : {}) })
}

/** Requests a refund; the evidence is the row of a picture without files unless given. */
export async function askBack(
  n: ScenarioRunner,
  orderId: number,
  kind: { type: number; product_status: number },
  { reason = 'changedMind', evidence }: { reason?: string; evidence?: number } = {},
): Promise<number> {
  const refundable = await n.call(getRefundable, { order_id: orderId })
  const itemIds = refundable.items.map((item) => item.id)
  const most = mostFor(refundable, itemIds)
  const part = n.random.between(1, most)
  const { id } = await n.call(requestRefund, {
    order_id: orderId,
    item_ids: itemIds,
    ...kind,
    amount: wrongAmountFor(refundable, itemIds, part) ? most : part,
    reason,
    explanation: 'I ordered twice',
    evidence: [evidence ?? (await n.picture('refund'))],
  })
  return id
}
