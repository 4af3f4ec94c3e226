import {
  blockAdminShopper,
  endAdminShopperSessions,
  getAdminShopper,
  listAdminShopperFunds,
  listAdminShoppers,
  unblockAdminShopper,
} from '@/contracts/admin-shoppers'
import {
  addAdminWebhook,
  listAdminWebhookDeliveries,
  listAdminWebhooks,
  removeAdminWebhook,
  replayAdminWebhook,
  updateAdminWebhook,
} from '@/contracts/admin-webhooks'
import {
  getAdminWithdrawal,
  listAdminWithdrawals,
  readAdminPayee,
  settleAdminWithdrawal,
} from '@/contracts/admin-withdrawals'
import { cancelOrder } from '@/contracts/orders'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { insist } from '../calls'
import { draw } from './money-scenarios'
import type { Scenario } from './scenario-runner'
import { joinStaff } from './staff-scenarios'

/** Withdrawals above it need the approval of two members of staff. */
export const TWO_PEOPLE_CENTS = 5000

/** Withdrawals, shoppers and webhooks. */
export const BACK_OFFICE_SCENARIOS: Scenario[] = [
  async function treasurer(n) {
    const id = await draw(n, TWO_PEOPLE_CENTS + 1)
    await n.call(listAdminWithdrawals, { user_id: n.shopper.id, status: 0 })
    const one = await joinStaff(n, 'finance')
    await n.call(readAdminPayee, { id }, one)
    const action = n.one('pass', 'refuse')
    await n.call(settleAdminWithdrawal, { id, action, reason: 'Looked at' }, one)
    const { approvals } = await n.call(getAdminWithdrawal, { id })
    if (approvals.length === 0) return
    await n.call(settleAdminWithdrawal, { id, action }, await joinStaff(n, 'owner'))
  },

  // A shopper of its own, because blocking one of another scenario would interrupt it.
  async function guardian(n) {
    const [shopper] = await insist(() => openShoppers(n.db, 1, 1000))
    const { id, email } = shopper!
    await n.call(listAdminShoppers, { search: email })
    await n.call(listAdminShopperFunds, { id })
    const { sessions } = await n.call(getAdminShopper, { id })
    await n.call(endAdminShopperSessions, { id, session_id: sessions[0]?.id })
    await n.call(blockAdminShopper, { id, reason: 'Looked at' })
    await n.call(listAdminShoppers, { is_blocked: true, limit: 5 })
    await n.call(unblockAdminShopper, { id, reason: 'Looked at again' })
  },

  async function integrator(n) {
    const url = 'https://receiver.example/hook'
    const { webhook } = await n.call(addAdminWebhook, { url, events: ['order.cancelled'] })
    const { id, version } = webhook
    await n.call(cancelOrder, { id: (await n.order()).id })
    await n.call(listAdminWebhookDeliveries, { webhook_id: id, status: 'waiting' })
    const change = n.one({ renew_secret: true }, { is_on: false }, { url: `${url}s` })
    await n.call(updateAdminWebhook, { id, version, ...change })
    await n.call(replayAdminWebhook, { webhook_id: id })
    // Also those of generated calls: a message is stored for every endpoint at every change of an order.
    const { list } = await n.call(listAdminWebhooks)
    for (const one of list) await n.call(removeAdminWebhook, { id: one.id })
  },
]
