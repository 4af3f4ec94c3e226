import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyPay } from '@/contracts/account'
import { addToCart, removeFromCart } from '@/contracts/cart'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { createOrder, payOrders, quoteOrder } from '@/contracts/orders'
import { getLiveProducts, getProduct, listProducts } from '@/contracts/products'
import type { Random } from '../random'
import { call, page } from './requests'
import type { Ask } from './client'
import type { Group, LoadShopper, World } from './plan'

/** Sends a request that was due at that time, and returns the text of a successful response. */
export type Send = (group: Group, ask: Ask, dueAt: number) => Promise<string | null>

/** The steps of a checkout: a shopper reads each screen for this long. */
const THINKING_MS = [300, 1000] as const
const CHECKOUT_STEPS = 4

/** Of forty requests: four of five browse, one of ten changes the cart, one of ten belongs to a checkout. */
const SHARES = { page: 12, read: 20, cart: 4, checkout: 4 }
type Visit = keyof typeof SHARES
/** A checkout is several requests but starts once. */
const DECK: readonly Visit[] = [
  ...Array<Visit>(SHARES.page).fill('page'),
  ...Array<Visit>(SHARES.read).fill('read'),
  ...Array<Visit>(SHARES.cart).fill('cart'),
  ...Array<Visit>(SHARES.checkout / CHECKOUT_STEPS).fill('checkout'),
]
/** Per request. */
export const ARRIVALS = DECK.length / Object.values(SHARES).reduce((sum, share) => sum + share)

/** Shuffled lists of visits, so that a short run has every kind of visit too. */
export class Visits {
  #deck: Visit[] = []
  /** Shoppers without a checkout in progress; one shopper has one at a time. */
  readonly #free: LoadShopper[]
  unserved = 0

  constructor(
    readonly world: World,
    readonly random: Random,
    readonly send: Send,
  ) {
    this.#free = [...world.shoppers]
  }

  async arrive(dueAt: number): Promise<void> {
    if (this.#deck.length === 0) this.#deck = this.random.shuffled(DECK)
    const visit = this.#deck.pop()!
    if (visit === 'page') await this.send('page', this.#page(), dueAt)
    else if (visit === 'read') await this.send('read', this.#read(), dueAt)
    else if (visit === 'cart') await this.send('cart', this.#cart(), dueAt)
    else await this.#checkout(dueAt)
  }

  /** Every URL that a visit may request, once, to fill the caches before the measurement. */
  *everything(): Generator<Ask> {
    for (const locale of this.world.locales) {
      yield page(locale, '/home')
      for (const id of this.world.shops) yield page(locale, `/shop/${id}`)
      for (const id of this.world.products) yield page(locale, `/detail/${id}`)
    }
  }

  #page(): Ask {
    const draw = this.random.next()
    const locale = this.#locale()
    if (draw < 0.2) return page(locale, '/home')
    if (draw < 0.45) return page(locale, `/shop/${this.#one(this.world.shops)}`)
    return page(locale, `/detail/${this.#one(this.world.products)}`)
  }

  #read(): Ask {
    const draw = this.random.next()
    const options = { locale: this.#locale() }
    if (draw < 0.35) return call(listProducts, { limit: 20, sort: 'hot' }, options)
    if (draw < 0.6)
      return call(listProducts, { limit: 20, keyword: this.#one(this.world.words) }, options)
    if (draw < 0.85) return call(getProduct, { id: this.#one(this.world.products) }, options)
    const ids = [1, 2, 3, 4].map(() => this.#one(this.world.products)).join(',')
    return call(getLiveProducts, { ids }, options)
  }

  #cart(): Ask {
    const skuId = this.#one(this.world.skus)
    const options = { locale: this.#locale(), shopper: this.#one(this.world.shoppers) }
    if (this.random.next() < 0.5) return call(removeFromCart, { sku_ids: [skuId] }, options)
    return call(addToCart, { items: [{ sku_id: skuId, quantity: 1 }] }, options)
  }

  async #checkout(dueAt: number): Promise<void> {
    const shopper = this.#free.shift()
    if (!shopper) {
      this.unserved += 1
      return
    }
    await this.#buy(shopper, dueAt)
    this.#free.push(shopper)
  }

  /** Ends early when a step fails. */
  async #buy(shopper: LoadShopper, dueAt: number): Promise<void> {
    const locale = this.#locale()
    const items = [{ sku_id: this.#one(this.world.skus), quantity: 1 }]
    const address = { items, address_id: shopper.addressId }
    let at = dueAt
    const step = async <E extends Endpoint>(group: Group, endpoint: E, body: object) => {
      const key = endpoint.isKeyed ? { key: randomUUID() } : {}
      const text = await this.send(group, call(endpoint, body, { locale, shopper, ...key }), at)
      at = await this.#afterThinking()
      return text === null ? null : (JSON.parse(text) as { data: DataOf<E> }).data
    }
    const quote = await step('order', quoteOrder, address)
    if (!quote) return
    const made = await step('order', createOrder, { ...address, expected_total: quote.total })
    if (!made) return
    const orders = { order_ids: made.orders.map(({ id }) => id) }
    const password = { action: 'pay', password: this.world.payCode, ...orders }
    const ticket = await step('payment', verifyPay, password)
    if (ticket) await step('payment', payOrders, { ...orders, ticket: ticket.ticket })
  }

  async #afterThinking(): Promise<number> {
    const at = performance.now() + this.random.between(...THINKING_MS)
    await sleep(at - performance.now())
    return at
  }

  #locale() {
    return this.#one(this.world.locales)
  }

  #one<Item>(items: readonly Item[]): Item {
    return this.random.pick(items)!
  }
}
