import type { Locale } from '@/contracts/languages'
import {
  advanceTestClock,
  createTestProduct,
  createTestShop,
  createTestShopper,
  listTestJobs,
  resetToTestSeed,
  runTestJob,
  saveTestSeed,
} from '@/contracts/test-control'
import { call } from '@/testkit/calls/call'
import { CallError } from '@/testkit/calls/call-error'
import { Client } from '@/testkit/calls/client'
import { addFault, type Fault, type FaultOptions } from './faults'
import { codeFor, messagesTo } from './messages'
import { notify, type NotificationCode } from './notifications'
import { Operator } from './operator'
import { buildOrder } from './order-states'
import type { OrderOptions } from './orders'
import type { Message, Order, Product, Refund, Review, TopUp, Withdrawal } from './records'
import { needsReturn, refundOrder, type RefundOptions } from './refunds'
import { reviewOrder, type ReviewOptions } from './reviews'
import { Shopper, type AddressOptions } from './shopper'
import { BANK_CARD, topUp, withdraw, type BankCard } from './wallet'
import type { TopUpOptions, WithdrawalOptions } from './wallet'

export interface Connection {
  /** Any URL of a running Sampan; only its origin counts. */
  url: string
  /** The TEST_CONTROL token of the server. */
  token: string
  /** The language of accounts, mails and error messages; English by default. */
  locale?: Locale
}

export interface ShopperOptions {
  familyName?: string
  givenName?: string
  /** Unique by default, as the mobile number. */
  email?: string
  mobile?: string
  password?: string
  /** 6 to 10 digits; null leaves it unset. */
  payPassword?: string | null
  /** In cents; 500.00 by default. */
  balance?: number
  /** One by default; the first is the default address of checkout. */
  addresses?: AddressOptions[]
  /**
   * Saved bank cards, none by default. Sampan saves a card with a withdrawal, so each leaves a cancelled withdrawal and
   * needs a payment password and a balance.
   */
  cards?: Partial<BankCard>[]
}

export interface ProductOptions {
  name?: string
  description?: string
  /** A key such as `toys`. */
  category?: string
  /** In cents; 10.00 by default. */
  price?: number
  originalPrice?: number
  /** Of each SKU; 100 by default. */
  stock?: number
  /** At most 3, for example `[{ name: 'Size', values: ['S', 'M'] }]`; each combination is a SKU. */
  options?: { name: string; values: string[] }[]
  /** Price and stock of single combinations. */
  skus?: { values: string[]; price?: number; stock?: number }[]
  onSale?: boolean
  /** A new shop by default. */
  shopId?: number
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
  private readonly control: Client
  private readonly headers: Record<string, string>
  private readonly faults: Fault[] = []

  constructor({ url, token, locale = 'en' }: Connection) {
    this.url = new URL(url).origin
    this.headers = { 'Accept-Language': locale }
    const authorised = { ...this.headers, Authorization: `Bearer ${token}` }
    this.control = new Client(this.url, authorised)
    this.operator = new Operator(this.url, authorised)
  }

  /** Creates a shopper who is signed in for calls; `shopper.signIn(context)` signs a browser in. */
  async shopper(options: ShopperOptions = {}): Promise<Shopper> {
    const { familyName, givenName, email, mobile, password, payPassword, balance } = options
    const names = { family_name: familyName, given_name: givenName, email, mobile, password }
    const input = { ...names, balance, pay_password: payPassword }
    const made = await call(this.control, createTestShopper, input).catch(explainControl)
    const facts = { ...made, payPassword: made.pay_password }
    const shopper = new Shopper(this.url, this.headers, facts)
    const [first = undefined, ...others] = options.addresses ?? [{}]
    if (first) await shopper.addAddress({ is_default: true, ...first })
    for (const address of others) await shopper.addAddress(address)
    for (const card of options.cards ?? []) {
      const own = { ...BANK_CARD, ...card }
      await withdraw(shopper, this.operator, { status: 'cancelled', card: own })
    }
    return shopper
  }

  /** Creates a product, on sale at once. */
  product({ originalPrice, shopId, onSale, ...rest }: ProductOptions = {}): Promise<Product> {
    const input = { ...rest, original_price: originalPrice, shop_id: shopId, on_sale: onSale }
    return call(this.control, createTestProduct, input).catch(explainControl)
  }

  /** Creates a shop for products with `shopId`. */
  newShop(name?: string): Promise<{ id: number; name: string }> {
    return call(this.control, createTestShop, { name }).catch(explainControl)
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
  notification(shopper: Shopper, code: NotificationCode, refId?: number) {
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
    await call(this.control, advanceTestClock, input).catch(explainControl)
  }

  /** The names for `runJob`. */
  jobs(): Promise<string[]> {
    return call(this.control, listTestJobs).catch(explainControl)
  }

  /** Runs a background job now, and returns when it has ended. */
  async runJob(name: string): Promise<void> {
    await call(this.control, runTestJob, { name }).catch(explainControl)
  }

  /** Resets the whole database. Disturbs every other test on this server. */
  async reset(seed = 'demo'): Promise<void> {
    await call(this.control, resetToTestSeed, { name: seed }).catch(explainControl)
  }

  /** Saves the database for `reset`; a lower-case name of letters, digits and underscores. */
  async save(seed: string): Promise<void> {
    await call(this.control, saveTestSeed, { name: seed }).catch(explainControl)
  }

  /** Makes the next calls of a path fail, hang or slow down: `fault('/api/order/pay', { status: 500 })`. */
  async fault(path: string, options: FaultOptions): Promise<Fault> {
    const fault = await addFault(this.control, path, options).catch(explainControl)
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

function explainControl(error: unknown): never {
  if (!(error instanceof CallError) || ![401, 403, 404].includes(error.code)) throw error
  const hint = 'Was the server started with TEST_CONTROL, and with the same token?'
  throw new CallError(
    error.call,
    error.code,
    error.status,
    `answered ${error.code}. ${hint}`,
    null,
    {
      cause: error,
    },
  )
}
