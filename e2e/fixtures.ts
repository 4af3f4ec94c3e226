import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test as base, request as requests, type BrowserContext } from '@playwright/test'
import { createTranslator } from 'next-intl'
import sharp from 'sharp'
import type { Address } from '@/contracts/schemas/addresses'
import type { User } from '@/contracts/schemas/account'
import type { Locale } from '@/contracts/languages'
import type { BasketItem } from '@/contracts/schemas/cart'
import type { Order, Quote } from '@/contracts/schemas/orders'
import type { Product } from '@/contracts/schemas/products'
import type { Upload, UploadPurpose } from '@/contracts/schemas/uploads'
import type { Recharge } from '@/contracts/schemas/wallet'
import type { Messages } from '@/lib/i18n/messages'
import en from '@/messages/en.json' with { type: 'json' }
import ja from '@/messages/ja.json' with { type: 'json' }
import ko from '@/messages/ko.json' with { type: 'json' }
import th from '@/messages/th.json' with { type: 'json' }
import zh from '@/messages/zh-CN.json' with { type: 'json' }

/** A folder with the messages that this build uses for English (tools/pseudo). */
const standIn = process.env.SAMPAN_ENGLISH
const english = standIn ? (JSON.parse(readFileSync(`${standIn}/en.json`, 'utf8')) as Messages) : en

export const MESSAGES: Record<Locale, Messages> = { en: english, 'zh-CN': zh, ja, ko, th }

export const PASSWORD = 'river-boat-7'
export const PAY_CODE = '246810'

/** The messages of a language, to find controls by their text. */
export function wordsIn(locale: Locale) {
  return createTranslator({ locale, messages: MESSAGES[locale] })
}

/** A person who is not registered yet. */
export function newPerson() {
  const unique = randomUUID().replaceAll('-', '').slice(0, 12)
  return {
    family_name: 'Srisai',
    given_name: 'Mali',
    email: `mali.${unique}@example.com`,
    mobile: `+668${String(Date.now()).slice(-5)}${String(Math.random()).slice(2, 5)}`,
    password: PASSWORD,
  }
}

type Input = Record<string, unknown>

/** Calls with the session of the browser: its cookies, and the header that a page of this site would send with them. */
export class ShopperCalls {
  constructor(
    private readonly context: Pick<BrowserContext, 'request' | 'cookies'>,
    private readonly origin: string,
  ) {}

  async get<Data>(path: string): Promise<Data> {
    const answer = await this.context.request.get(this.origin + path)
    return dataOf<Data>(path, await answer.json())
  }

  async post<Data>(path: string, data: Input, key = randomUUID()): Promise<Data> {
    const headers = { ...(await this.ownHeaders()), 'Idempotency-Key': key }
    const answer = await this.context.request.post(this.origin + path, { data, headers })
    return dataOf<Data>(path, await answer.json())
  }

  /** Returns the id of an uploaded picture. */
  async upload(purpose: UploadPurpose): Promise<number> {
    const path = '/api/common/upload'
    const file = await photograph(60, 40)
    const headers = await this.ownHeaders()
    const multipart = { purpose, file }
    const answer = await this.context.request.post(this.origin + path, { multipart, headers })
    return dataOf<Upload>(path, await answer.json()).id
  }

  /**
   * Registers with English, the language of most journeys, which becomes the account's language.
   */
  register(person = newPerson()) {
    return this.post<{ userinfo: User }>('/api/user/register?lang=en', person)
  }

  setPayCode(code = PAY_CODE) {
    return this.post<null>('/api/user/resetPay', { newpassword: code })
  }

  addAddress(own: Partial<Address> = {}) {
    return this.post<Address>('/api/user/address_add', {
      addressee: 'Mali Srisai',
      phone: '+66 81 234 5678',
      area: 'Bangkok, Bang Rak',
      detail: '12 Charoen Krung Road, 10500',
      tag: 'Home',
      ...own,
    })
  }

  /** Requests a top-up and passes it as an operator. */
  async topUp(amount: number): Promise<void> {
    const card = { token: `tok_${randomUUID()}` }
    const input = { method: 'card', amount, card }
    const { id } = await this.post<Recharge>('/api/user/recharge', input)
    await asOperator(this.origin, 'recharge', { id, action: 'pass' })
  }

  /** One unpaid order per shop. */
  async order(items: BasketItem[]): Promise<number[]> {
    const [address] = await this.get<Address[]>('/api/user/address_list')
    const address_id = (address ?? (await this.addAddress())).id
    const quote = await this.post<Quote>('/api/order/quote', { items, address_id })
    const input = { items, address_id, expected_total: quote.total }
    const { orders } = await this.post<{ orders: { id: number }[] }>('/api/order/create', input)
    return orders.map(({ id }) => id)
  }

  async pay(orderIds: number[]): Promise<void> {
    const input = { action: 'pay', password: PAY_CODE, order_ids: orderIds }
    const { ticket } = await this.post<{ ticket: string }>('/api/user/verify_pay', input)
    await this.post('/api/order/pay', { order_ids: orderIds, ticket })
  }

  orderOf(id: number) {
    return this.get<Order>(`/api/order/detail?id=${id}`)
  }

  user() {
    return this.get<User>('/api/user/getUserInfo')
  }

  private async ownHeaders() {
    return { Origin: this.origin, 'X-XSRF-TOKEN': await this.xsrfToken() }
  }

  private async xsrfToken(): Promise<string> {
    const known = await this.xsrfCookie()
    if (known) return known
    await this.get('/api/user/language_list')
    return (await this.xsrfCookie()) ?? ''
  }

  private async xsrfCookie(): Promise<string | undefined> {
    const cookies = await this.context.cookies(this.origin)
    return cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value
  }
}

function dataOf<Data>(path: string, envelope: { code: number; msg: string; data: Data }): Data {
  if (envelope.code !== 1) throw new Error(`${path} answered ${envelope.code}: ${envelope.msg}`)
  return envelope.data
}

/** A picture as a phone would take it: noise, so that it does not compress well. */
export async function photograph(width: number, height: number, name = 'photo.jpg') {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const drawn = sharp({ create: { width, height, channels: 3, background: '#c2341d', noise } })
  return { name, mimeType: 'image/jpeg', buffer: await drawn.jpeg({ quality: 90 }).toBuffer() }
}

/** Calls an operator endpoint, never with the session of a shopper. */
export async function asOperator(origin: string, call: string, data: Input): Promise<void> {
  const operator = await requests.newContext()
  const headers = { Authorization: `Bearer ${process.env.OPS_TOKEN}` }
  const answer = await operator.post(`${origin}/api/ops/${call}`, { data, headers })
  dataOf(`/api/ops/${call}`, await answer.json())
  await operator.dispose()
}

/** The product at index `place` of the list, so that tests use different products. */
export async function productToBuy(calls: ShopperCalls, place: number): Promise<Product> {
  const { list } = await calls.get<{ list: { id: number }[] }>(
    '/api/product/list?sort=new&limit=50',
  )
  for (const { id } of list.slice(place)) {
    const product = await calls.get<Product>(`/api/product/detail?id=${id}`)
    if (product.skus.some((sku) => sku.stock >= 5)) return product
  }
  throw new Error('No product is in stock')
}

export function skuInStock(product: Product) {
  const sku = product.skus.find(({ stock }) => stock >= 5)
  if (!sku) throw new Error(`Product ${product.id} has no SKU in stock`)
  return sku
}

/** Runs in the page: records toasts, because a polling test can miss one that is visible for 1200 ms. */
function watchToasts() {
  const note = (window as unknown as { noteToast: (text: string) => void }).noteToast
  let last: Element | null = null
  new MutationObserver(() => {
    const toast = document.querySelector('[data-toast]')
    if (toast && toast !== last) note(toast.textContent)
    last = toast
  }).observe(document, { childList: true, subtree: true })
}

export const test = base.extend<{
  toasts: string[]
  calls: ShopperCalls
  shopper: ShopperCalls
}>({
  /** The text of every toast so far, in all tabs. */
  toasts: [
    async ({ context }, use) => {
      const seen: string[] = []
      await context.exposeFunction('noteToast', (text: string) => void seen.push(text))
      await context.addInitScript(watchToasts)
      await use(seen)
    },
    { auto: true },
  ],
  /** Calls of this browser, signed in or not. */
  calls: async ({ context, baseURL }, use) => {
    await use(new ShopperCalls(context, new URL(baseURL ?? '').origin))
  },
  /** The same, signed in as a new shopper with a payment password, an address and 500.00. */
  shopper: async ({ calls }, use) => {
    await calls.register()
    await calls.setPayCode()
    await calls.addAddress()
    await calls.topUp(50_000)
    await use(calls)
  },
})

export { expect } from '@playwright/test'
