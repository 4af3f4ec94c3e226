import type { BrowserContext } from '@playwright/test'
import type { Locale } from '@/contracts/languages'
import {
  advanceTestClock,
  createTestShop,
  deleteTestSeed,
  listTestJobs,
  listTestSeeds,
  resetToTestSeed,
  runTestJob,
  saveTestSeed,
} from '@/contracts/test-control'
import { Client } from '@/testkit/calls/client'
import { controlCall } from '@/testkit/calls/control-call'
import { addFault, type Fault, type FaultOptions } from './faults'
import { codeFor, messagesTo } from './messages'
import { notify, type NotificationCode } from './notifications'
import { Operator } from './operator'
import { buildOrder } from './order-states'
import type { OrderOptions } from './orders'
import type {
  Message,
  Notification,
  Order,
  Product,
  Refund,
  Review,
  TopUp,
  Withdrawal,
} from './records'
import { needsReturn, refundOrder, type RefundOptions } from './refunds'
import { reviewOrder, type ReviewOptions } from './reviews'
import { createProduct, type ProductOptions } from './products'
import type { Shopper } from './shopper'
import { createShopper, signedInShopper, type Passwords, type ShopperOptions } from './shoppers'
import { topUp, withdraw, type TopUpOptions, type WithdrawalOptions } from './wallet'

export interface Connection {
  /** Any URL of a running Sampan; only its origin counts. */
  url: string
  /** The TEST_CONTROL token of the server. */
  token: string
  /** The language of accounts, mails and error messages; English by default. */
  locale?: Locale
}

/** A length of time; the parts are added. */
export interface Duration {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
}

/** The result of `connect`: everything is created by calls, and belongs to the test that created it. */
export class Shop {
  /** The origin of the server. */
  readonly url: string
  /** Ships, delivers, audits and changes products. */
  readonly operator: Operator
  /** Calls without a session, for example `shop.visitor.get('/api/product/list')`. */
  readonly visitor: Client
  private readonly control: Client
  private readonly headers: Record<string, string>
  private readonly faults: Fault[] = []

  constructor({ url, token, locale = 'en' }: Connection) {
    this.url = new URL(url).origin
    this.headers = { 'Accept-Language': locale }
    const authorised = { ...this.headers, Authorization: `Bearer ${token}` }
    this.visitor = new Client(this.url, this.headers)
    this.control = new Client(this.url, authorised)
    this.operator = new Operator(this.url, authorised)
  }

  /** Creates a shopper who is signed in for calls; `shopper.signIn(context)` signs a browser in. */
  shopper(options: ShopperOptions = {}): Promise<Shopper> {
    return createShopper(this.control, this.operator, this.headers, options)
  }

  /** The shopper who registered or signed in by the screens of a browser context. */
  shopperOf(context: BrowserContext, passwords: Passwords = {}): Promise<Shopper> {
    return signedInShopper(context, this.url, this.headers, passwords)
  }

  /** Creates a product, on sale at once. */
  product(options: ProductOptions = {}): Promise<Product> {
    return createProduct(this.control, options)
  }

  /** Creates a shop for products with `shopId`. */
  newShop(name?: string): Promise<{ id: number; name: string }> {
    return controlCall(this.control, createTestShop, { name })
  }

  /** Creates an order and takes it to a state, by the calls of the shopper and of the operator. */
  async order(shopper: Shopper, options: OrderOptions = {}): Promise<Order> {
    const items = options.items ?? [await this.oneNewItem()]
    return buildOrder(shopper, this.operator, { ...options, items })
  }

  /** Requests a refund and takes the request to a state. */
  async refund(shopper: Shopper, options: RefundOptions = {}): Promise<Refund> {
    const status = needsReturn(options) ? 'delivered' : 'paid'
    const order = options.order ?? (await this.order(shopper, { status }))
    return refundOrder(shopper, this.operator, order, options)
  }

  /** Requests a top-up and takes it to a state. */
  topUp(shopper: Shopper, options: TopUpOptions = {}): Promise<TopUp> {
    return topUp(shopper, this.operator, options)
  }

  /** Requests a withdrawal and takes it to a state. */
  withdrawal(shopper: Shopper, options: WithdrawalOptions = {}): Promise<Withdrawal> {
    return withdraw(shopper, this.operator, options)
  }

  /** Reviews an order; a new received one by default. */
  async review(
    shopper: Shopper,
    options: ReviewOptions & { order?: Pick<Order, 'id' | 'items'> } = {},
  ): Promise<Review> {
    const order = options.order ?? (await this.order(shopper, { status: 'received' }))
    return reviewOrder(shopper, order, options)
  }

  /** Sends a notification. `refId`: the order that it links to. */
  notification(shopper: Shopper, code: NotificationCode, refId?: number): Promise<Notification> {
    return notify(this.control, shopper, code, refId)
  }

  /** Mails and text messages to a shopper, or to an address or number, the newest last. */
  messages(to: Shopper | string): Promise<Message[]> {
    return messagesTo(this.control, addressOf(to))
  }

  /** The newest one-time code that was sent; waits up to 20 s. `since`: ignores older messages. */
  code(to: Shopper | string, { since = new Date(0) } = {}): Promise<string> {
    return codeFor(this.control, addressOf(to), since)
  }

  /**
   * Lets time pass for one shopper: its sessions, codes, orders, parcels and refunds become older. Jobs act on them at
   * their next run, or with `runJob`.
   */
  async advance(shopper: Pick<Shopper, 'id'>, duration: Duration): Promise<void> {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = duration
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
    const input = { shopper_id: shopper.id, seconds: total }
    await controlCall(this.control, advanceTestClock, input)
  }

  /** The names for `runJob`. */
  jobs(): Promise<string[]> {
    return controlCall(this.control, listTestJobs)
  }

  /** Runs a background job now, and returns when it has ended. */
  async runJob(name: string): Promise<void> {
    await controlCall(this.control, runTestJob, { name })
  }

  /** Resets the whole database. Disturbs every other test on this server. */
  async reset(seed = 'demo'): Promise<void> {
    await controlCall(this.control, resetToTestSeed, { name: seed })
  }

  /** Saves the database for `reset`; a lower-case name of letters, digits and underscores. */
  async save(seed: string): Promise<void> {
    await controlCall(this.control, saveTestSeed, { name: seed })
  }

  /** The names of the saved seeds. */
  seeds(): Promise<string[]> {
    return controlCall(this.control, listTestSeeds)
  }

  async deleteSeed(name: string): Promise<void> {
    await controlCall(this.control, deleteTestSeed, { name })
  }

  /** Makes the next calls of a path fail, hang or slow down: `fault('/api/order/pay', { status: 500 })`. */
  async fault(path: string, options: FaultOptions): Promise<Fault> {
    const fault = await addFault(this.control, path, options)
    this.faults.push(fault)
    return fault
  }

  /** Removes the faults of this connection. The `shop` fixture does so after each test. */
  async clearFaults(): Promise<void> {
    await Promise.all(this.faults.splice(0).map((fault) => fault.clear()))
  }

  private async oneNewItem() {
    const [sku] = (await this.product()).skus
    return { sku_id: sku?.id ?? 0, quantity: 1 }
  }
}

/** Connects to a running Sampan. Nothing is sent before the first call. */
export const connect = (connection: Connection): Shop => new Shop(connection)

const addressOf = (to: Shopper | string) => (typeof to === 'string' ? to : to.email)
