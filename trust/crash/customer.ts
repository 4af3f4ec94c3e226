import { sql } from 'drizzle-orm'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { opsExtract, opsRecharge, opsRefund } from '@/contracts/operators'
import { cancelOrder, createOrder, payOrders } from '@/contracts/orders'
import { mostFor } from '@/contracts/refund-terms'
import { getRefundable, requestRefund } from '@/contracts/refunds'
import { requestRecharge } from '@/contracts/wallet'
import { cancelWithdrawal, requestWithdrawal } from '@/contracts/withdrawals'
import { extractTarget, payTarget } from '@/server/services/accounts/pay-codes'
import { newKey, type TestBackend } from '@/server/testing/backend'
import { quickTicket, type QuickShopper } from '@/server/testing/quick-shoppers'
import { newUpload } from '@/server/testing/refunds'
import { insist } from '../calls'
import { TEA } from '../payments'
import type { RetryingClient } from './retrying-client'
import type { Acknowledgements, Promised } from './acknowledgements'

export const OPENING = 50_000
const CARD = { bank_name: 'River Bank', bank_card_no: '4242424242424242', holder: 'Ann Example' }
const DRAW = 1000
const DEPOSIT = 2500

/**
 * A shopper who does one thing after another and derives from the responses alone what the database should contain:
 * the number of orders, withdrawals, top-ups and refunds, and the exact balance.
 */
export class Customer {
  balance = OPENING
  readonly made = { orders: 0, withdrawals: 0, recharges: 1, refunds: 0 }
  readonly wrong: string[] = []

  constructor(
    readonly account: QuickShopper,
    readonly shop: TestBackend,
    readonly client: RetryingClient,
    readonly acknowledgements: Acknowledgements,
  ) {}

  /** One workflow of a shopper, from beginning to end. */
  async act(draw: number): Promise<void> {
    if (draw < 0.25 || this.balance < 2 * DRAW) return this.#topUp()
    if (draw < 0.4) return this.#withdraw(draw < 0.32)
    if (draw < 0.55) return this.#order().then((order) => this.#cancel(order))
    const order = await this.#order()
    await this.#pay(order)
    if (draw > 0.85) await this.#refund(order)
  }

  get db() {
    return this.shop.backend.services.db
  }

  async #order() {
    const total = TEA.price + TEA.freight
    const body = {
      items: [{ sku_id: TEA.sku, quantity: 1 }],
      address_id: this.account.addressId,
      expected_total: total,
    }
    const { data } = await this.#own(createOrder, body)
    const { id } = data.orders[0]!
    this.made.orders += 1
    this.acknowledgements.note('order made', id)
    return { id, total }
  }

  async #pay({ id, total }: { id: number; total: number }): Promise<void> {
    const ticket = await insist(() => quickTicket(this.db, this.account.id, payTarget([id], total)))
    await this.#own(payOrders, { order_ids: [id], ticket })
    this.balance -= total
    this.acknowledgements.note('order paid', id)
  }

  #cancel({ id }: { id: number }): Promise<void> {
    return this.#once(cancelOrder, { id }, 'order cancelled')
  }

  async #withdraw(isReturned: boolean): Promise<void> {
    const ticket = await insist(() => quickTicket(this.db, this.account.id, extractTarget(DRAW)))
    const body = { type: 'bank_card', amount: DRAW, ticket, ...CARD }
    const { id } = (await this.#own(requestWithdrawal, body)).data
    this.made.withdrawals += 1
    this.balance -= DRAW
    this.acknowledgements.note('withdrawal asked', id)
    if (!isReturned) return this.#once(opsExtract, { id, action: 'pass' }, 'withdrawal paid out')
    await this.#once(cancelWithdrawal, { id }, 'withdrawal returned')
    this.balance += DRAW
  }

  async #topUp(): Promise<void> {
    const body = { method: 'card', amount: DEPOSIT, card: { token: 'card-token-of-a-test' } }
    const { id } = (await this.#own(requestRecharge, body)).data
    this.made.recharges += 1
    this.acknowledgements.note('top-up asked', id)
    await this.#once(opsRecharge, { id, action: 'pass' }, 'top-up passed')
    this.balance += DEPOSIT
  }

  async #refund({ id: orderId }: { id: number }): Promise<void> {
    const { token } = this.account
    const { data } = await this.client.ask(getRefundable, { order_id: orderId }, { token })
    const itemIds = data.items.map((item) => item.id)
    const amount = mostFor(data, itemIds)
    const evidence = [await insist(() => newUpload(this.shop, this.account))]
    const reason = { reason: 'changedMind', explanation: 'I ordered twice', evidence }
    const body = { order_id: orderId, item_ids: itemIds, type: 1, product_status: 0, amount }
    const { id } = (await this.#own(requestRefund, { ...body, ...reason })).data
    this.made.refunds += 1
    this.acknowledgements.note('refund asked', id)
    await this.#once(opsRefund, { id, action: 'settle' }, 'refund settled')
    this.balance += amount
  }

  /** A call with an idempotency key that has to succeed exactly once over all retries. */
  async #own<E extends Endpoint>(endpoint: E, body: object): Promise<{ data: DataOf<E> }> {
    const options = { token: this.account.token, key: newKey() }
    const { code, data } = await this.client.ask(endpoint, body, options)
    if (code !== 1) throw this.#unexpected(endpoint, code, data)
    return { data }
  }

  /** A call without a key: after a lost connection, "already done" means that it succeeded. */
  async #once(
    endpoint: Endpoint,
    body: { id: number; action?: string },
    promised: Promised,
  ): Promise<void> {
    const options = { token: this.account.token }
    const { code, wasCut, data } = await this.client.ask(endpoint, body, options)
    if (code !== 1 && !(code === 409 && wasCut)) throw this.#unexpected(endpoint, code, data)
    this.acknowledgements.note(promised, body.id)
  }

  #unexpected({ path }: Endpoint, code: number, data: unknown): Error {
    const what = `${path} answered ${code} ${JSON.stringify(data)}`
    this.wrong.push(what)
    return new Error(what)
  }

  /** Records without an acknowledgement, and acknowledgements without a record. */
  async audit(): Promise<void> {
    const { id } = this.account
    const { rows } = await this.db.execute<Record<string, number>>(sql`
      select (select count(*)::int from orders where user_id = ${id}) as orders,
        (select count(*)::int from withdrawals where user_id = ${id}) as withdrawals,
        (select count(*)::int from recharges where user_id = ${id}) as recharges,
        (select count(*)::int from refunds where user_id = ${id}) as refunds,
        (select balance::int from ledger_accounts
          where user_id = ${id} and kind = 'user_available') as balance`)
    const expected = { ...this.made, balance: this.balance }
    for (const [name, number] of Object.entries(expected))
      if (rows[0]?.[name] !== number)
        this.wrong.push(`shopper ${id}: ${name} ${rows[0]?.[name]} instead of ${number}`)
  }
}
