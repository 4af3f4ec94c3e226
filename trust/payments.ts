import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { opsExtract, opsRecharge, opsRefund } from '@/contracts/operators'
import { cancelOrder, createOrder, payOrders } from '@/contracts/orders'
import { mostFor, wrongAmountFor } from '@/contracts/refund-terms'
import { cancelRefund, getRefundable, requestRefund } from '@/contracts/refunds'
import { requestRecharge } from '@/contracts/wallet'
import { cancelWithdrawal, requestWithdrawal } from '@/contracts/withdrawals'
import { extractTarget, payTarget } from '@/server/services/accounts/pay-codes'
import { type Answer, newKey, type TestBackend } from '@/server/testing/backend'
import { quickTicket, type QuickShopper } from '@/server/testing/quick-shoppers'
import { newUpload } from '@/server/testing/refunds'
import { askUntilAnswered, insist } from './calls'
import type { SuiteContext } from './suite'

export interface Goods {
  sku: number
  price: number
  freight: number
}

/** Goods of the test catalogue. */
export const TEA: Goods = { sku: 31, price: 500, freight: 499 }
export const KETTLE: Goods = { sku: 21, price: 6000, freight: 0 }

const CARD = { bank_name: 'River Bank', bank_card_no: '4242424242424242', holder: 'Ann Example' }

/** Money operations of shoppers and auditors through the API; tickets are written directly. */
export class Payments {
  constructor(
    readonly context: SuiteContext,
    readonly shop: TestBackend,
  ) {}

  get db() {
    return this.shop.backend.services.db
  }

  order({ token, addressId }: QuickShopper, goods: Goods, quantity = 1, key = newKey()) {
    const total = goods.price * quantity + goods.freight
    const body = {
      items: [{ sku_id: goods.sku, quantity }],
      address_id: addressId,
      expected_total: total,
    }
    return this.#ask(createOrder, body, { token, key })
  }

  async pay({ id, token }: QuickShopper, orderId: number, total: number) {
    const ticket = await insist(() => quickTicket(this.db, id, payTarget([orderId], total)))
    return this.#ask(payOrders, { order_ids: [orderId], ticket }, { token, key: newKey() })
  }

  cancel({ token }: QuickShopper, id: number) {
    return this.#ask(cancelOrder, { id }, { token })
  }

  async withdraw({ id, token }: QuickShopper, amount: number) {
    const ticket = await insist(() => quickTicket(this.db, id, extractTarget(amount)))
    const body = { type: 'bank_card', amount, ticket, ...CARD }
    return this.#ask(requestWithdrawal, body, { token, key: newKey() })
  }

  cancelWithdrawal({ token }: QuickShopper, id: number) {
    return this.#ask(cancelWithdrawal, { id }, { token })
  }

  auditWithdrawal(id: number, action: 'pass' | 'refuse') {
    return this.#ask(opsExtract, { id, action, reason: 'No such card' }, {})
  }

  topUp({ token }: QuickShopper, amount: number) {
    const body = { method: 'card', amount, card: { token: 'card-token-of-a-test' } }
    return this.#ask(requestRecharge, body, { token, key: newKey() })
  }

  auditTopUp(id: number, action: 'pass' | 'refuse') {
    return this.#ask(opsRecharge, { id, action, reason: 'Not received' }, {})
  }

  /**
   * Requests a share of the refundable amount, or all of it if the share cannot be requested; null when nothing is
   * left.
   */
  async askRefund(shopper: QuickShopper, orderId: number, part: number) {
    const { token } = shopper
    const { data, code } = await this.#ask(getRefundable, { order_id: orderId }, { token })
    if (code !== 1) return null
    const itemIds = data.items.filter(({ most }) => most > 0).map(({ id }) => id)
    const most = mostFor(data, itemIds)
    if (most === 0) return null
    const share = Math.max(1, Math.ceil(most * part))
    const body = {
      order_id: orderId,
      item_ids: itemIds,
      type: 1,
      product_status: 0,
      amount: wrongAmountFor(data, itemIds, share) ? most : share,
      reason: 'changedMind',
      explanation: 'I ordered twice',
      evidence: [await insist(() => newUpload(this.shop, shopper))],
    }
    return this.#ask(requestRefund, body, { token, key: newKey() })
  }

  cancelRefund({ token }: QuickShopper, id: number) {
    return this.#ask(cancelRefund, { id }, { token })
  }

  auditRefund(id: number, action: 'settle' | 'refuse') {
    return this.#ask(opsRefund, { id, action, reason: 'Not damaged' }, {})
  }

  #ask<E extends Endpoint>(
    endpoint: E,
    body: object,
    options: { token?: string; key?: string },
  ): Promise<Answer<DataOf<E>>> {
    return askUntilAnswered(this.context, this.shop, endpoint, body, options)
  }
}

/** A paid order of one item. */
export async function paidOrder(
  payments: Payments,
  shopper: QuickShopper,
  goods: Goods,
): Promise<number> {
  const { data } = await payments.order(shopper, goods)
  const { id, total } = data.orders[0]!
  const { code, msg } = await payments.pay(shopper, id, total)
  if (code !== 1) throw new Error(`an order could not be paid: ${msg}`)
  return id
}
