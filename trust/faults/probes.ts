import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@/contracts/endpoint'
import { createOrder, listOrders } from '@/contracts/orders'
import { listProducts } from '@/contracts/products'
import { handleRequest } from '@/lib/gateway/fetch-handler'
import { newKey, requestFor } from '@/server/testing/backend'
import type { QuickShopper } from '@/server/testing/quick-shoppers'
import { defectIn } from '../fuzz/answers'
import type { SuiteContext } from '../suite'
import { TEA } from '../payments'

/** The gateway answers after 9 s at most, the client waits for 10 s. */
const GATEWAY_MS = 9000
const MARGIN_MS = 500
const CLIENT_MS = 10_000
const BETWEEN_MS = 100
const WELL_IN_A_ROW = 3

export interface Seen {
  code: number
  msg: string
  tookMs: number
}

/** Shoppers who keep reading and ordering during the fault, through the gateway as browsers do. */
export class Probes {
  /** By key: the shopper, and whether a response confirmed the order. */
  readonly orders = new Map<string, { shopper: QuickShopper; isMade: boolean }>()
  readonly defects: string[] = []

  constructor(
    readonly context: SuiteContext,
    /** They order in turn, because the number of unpaid orders per shopper is limited. */
    readonly shoppers: readonly QuickShopper[],
  ) {}

  /** Runs until it is stopped and returns the responses. */
  async during(work: () => Promise<unknown>): Promise<Seen[]> {
    const stopped = new AbortController()
    const seen: Seen[] = []
    const runners = [0, 1, 2, 3].map(async (kind) => {
      while (!stopped.signal.aborted) {
        seen.push(await this.#one(kind))
        await sleep(BETWEEN_MS)
      }
    })
    await work().finally(() => stopped.abort())
    await Promise.all(runners)
    return seen
  }

  /** Milliseconds until every kind of call succeeds again, several times in a row. */
  async untilWell(mostMs: number): Promise<number> {
    const began = performance.now()
    let inARow = 0
    let wellAt = began
    while (inARow < WELL_IN_A_ROW && performance.now() - began < mostMs) {
      const all = await Promise.all([0, 1, 3].map((kind) => this.#one(kind)))
      const isWell = all.every(({ code }) => code === 1)
      if (isWell && inARow === 0) wellAt = performance.now()
      inARow = isWell ? inARow + 1 : 0
      await sleep(50)
    }
    return inARow < WELL_IN_A_ROW ? Number.POSITIVE_INFINITY : wellAt - began
  }

  /** Retries every unconfirmed order with its key. */
  async settle(): Promise<void> {
    for (const [key, order] of this.orders) {
      for (let tries = 0; !order.isMade && tries < 20; tries += 1) {
        if ((await this.#order(key)).code === 1) break
        await sleep(200)
      }
    }
  }

  #one(kind: number): Promise<Seen> {
    if (kind === 0) return this.#ask(listProducts, { limit: 5 })
    if (kind === 1) return this.#ask(listOrders, { limit: 5 })
    return this.#order(newKey())
  }

  async #order(key: string): Promise<Seen> {
    const next = this.shoppers[this.orders.size % this.shoppers.length]!
    const order = this.orders.get(key) ?? { shopper: next, isMade: false }
    this.orders.set(key, order)
    const body = {
      items: [{ sku_id: TEA.sku, quantity: 1 }],
      address_id: order.shopper.addressId,
      expected_total: TEA.price + TEA.freight,
    }
    const seen = await this.#ask(createOrder, body, { shopper: order.shopper, key })
    order.isMade ||= seen.code === 1
    return seen
  }

  async #ask(
    endpoint: Endpoint,
    input: object,
    { shopper, key } = { shopper: this.shoppers[0]!, key: '' },
  ): Promise<Seen> {
    const [path, init] = requestFor(endpoint, input, { token: shopper.token, key })
    const began = performance.now()
    // Runs in the process of the gateway, so it fires as late as the timer of the gateway on a busy machine.
    let latestMs = GATEWAY_MS + MARGIN_MS
    const reference = setTimeout(
      () => (latestMs = Math.min(performance.now() - began + MARGIN_MS, CLIENT_MS)),
      GATEWAY_MS,
    )
    const answer = await handleRequest(new Request(`http://shop.example${path}`, init))
    const text = await answer.text()
    const tookMs = performance.now() - began
    clearTimeout(reference)
    this.context.count('calls')
    this.context.peak('slowest ms', tookMs)
    const { code, msg } = JSON.parse(text) as { code: number; msg: string }
    const defect = defectIn(answer.status >= 500 ? 200 : answer.status, text, 0)
    if (defect) this.defects.push(`${path}: ${defect}`)
    if (tookMs > latestMs) this.defects.push(`${path}: ${Math.round(tookMs)} ms`)
    if (!msg.trim()) this.defects.push(`${path}: no message`)
    return { code, msg, tookMs }
  }
}
