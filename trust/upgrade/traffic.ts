import { randomUUID } from 'node:crypto'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { getUserInfo, register, resetPay, verifyPay } from '@/contracts/account'
import { saveAddress } from '@/contracts/addresses'
import { opsRecharge } from '@/contracts/operators'
import { cancelOrder, createOrder, listOrders, payOrders, quoteOrder } from '@/contracts/orders'
import { getProduct, listProducts } from '@/contracts/products'
import { requestRecharge } from '@/contracts/wallet'
import { type CallOptions, newKey, requestFor } from '@/server/testing/backend'
import type { SuiteContext } from '../suite'

const LIMIT_MS = 9500
const OPENING = 5_000_000
const PAY_CODE = '246810'

/** The target of calls, and its name in the counts. */
interface Place {
  name: string
  url: string
}

/** Shoppers who read, order, pay and cancel, with calls to the versions in turn. */
export class Traffic {
  readonly failed: string[] = []
  readonly calls = new Map<string, number>()
  slowestMs = 0
  bought = 0
  #versions: Place[]
  #turn = 0
  #isOver = false

  constructor(
    readonly context: SuiteContext,
    ...versions: Place[]
  ) {
    this.#versions = versions
  }

  /** From now on these serve. */
  sendTo(...versions: Place[]): void {
    this.#versions = versions
  }

  stop(): void {
    this.#isOver = true
  }

  async open(): Promise<Shopper> {
    const unique = randomUUID()
    const email = `${unique}@example.com`
    const { data } = await this.ask(register, {
      family_name: 'Test',
      given_name: 'Upgrade',
      email,
      mobile: `+668${String(parseInt(unique.slice(0, 7), 16))
        .padStart(9, '0')
        .slice(0, 8)}`,
      password: 'secret1',
    })
    const { token } = data.userinfo
    await this.ask(resetPay, { newpassword: PAY_CODE }, { token })
    const address = await this.ask(
      saveAddress,
      {
        addressee: 'Ann',
        phone: '+66 80 000 0000',
        area: 'Bangkok',
        detail: '1 River Road',
        tag: 'Home',
      },
      { token },
    )
    const card = { token: 'card-token-of-a-test' }
    const asked = await this.ask(
      requestRecharge,
      { method: 'card', amount: OPENING, card },
      { token, key: newKey() },
    )
    await this.ask(opsRecharge, { id: asked.data.id, action: 'pass' })
    return { token, email, addressId: address.data.id }
  }

  async run(shopper: Shopper): Promise<void> {
    while (!this.#isOver)
      await this.#buy(shopper).catch((error: unknown) => {
        if (!(error instanceof Unanswered)) throw error
      })
  }

  async #buy({ token, addressId }: Shopper): Promise<void> {
    const { list } = (await this.ask(listProducts, { limit: 20 })).data
    const picked = list[this.context.random.between(0, list.length - 1)]!
    const product = (await this.ask(getProduct, { id: picked.id })).data
    const sku = product.skus.find(({ stock }) => stock > 3)
    await this.ask(getUserInfo, {}, { token })
    if (!sku) return
    const items = [{ sku_id: sku.id, quantity: 1 }]
    const quote = (await this.ask(quoteOrder, { items }, { token })).data
    const body = { items, address_id: addressId, expected_total: quote.total }
    const made = (await this.ask(createOrder, body, { token, key: newKey() })).data
    const ids = made.orders.map(({ id }) => id)
    if (this.context.random.next() < 0.3) {
      for (const id of ids) await this.ask(cancelOrder, { id }, { token })
    } else {
      const asked = { action: 'pay', password: PAY_CODE, order_ids: ids }
      const { ticket } = (await this.ask(verifyPay, asked, { token })).data
      await this.ask(payOrders, { order_ids: ids, ticket }, { token, key: newKey() })
      this.bought += 1
    }
    await this.ask(listOrders, { limit: 5 }, { token })
  }

  /** Every response but a success is a failure; nothing is retried. */
  async ask<E extends Endpoint>(
    endpoint: E,
    input: object,
    options: CallOptions = {},
  ): Promise<{ data: DataOf<E> }> {
    this.#turn += 1
    const version = this.#versions[this.#turn % this.#versions.length]!
    const [path, init] = requestFor(endpoint, input, options)
    const began = performance.now()
    const signal = AbortSignal.timeout(LIMIT_MS)
    const answer = await fetch(version.url + path, { ...init, signal })
      .then((response) => response.json() as Promise<{ code: number; msg: string; data: never }>)
      .catch((error: unknown) => ({ code: 0, msg: String(error), data: undefined as never }))
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began)
    this.calls.set(version.name, (this.calls.get(version.name) ?? 0) + 1)
    if (answer.code === 1) return answer
    this.failed.push(`${version.name} ${path}: ${answer.code} ${answer.msg}`)
    throw new Unanswered(this.failed.at(-1))
  }
}

export interface Shopper {
  token: string
  email: string
  addressId: number
}

class Unanswered extends Error {}
