import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page as BrowserPage } from '@playwright/test'
import { createTranslator } from 'next-intl'
import sharp from 'sharp'
import { withBrand } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import type { Product } from '@/contracts/schemas/products'
import type { Messages } from '@/lib/i18n/messages'
import en from '@/messages/en.json' with { type: 'json' }
import ja from '@/messages/ja.json' with { type: 'json' }
import ko from '@/messages/ko.json' with { type: 'json' }
import th from '@/messages/th.json' with { type: 'json' }
import zh from '@/messages/zh-CN.json' with { type: 'json' }
import { ensureBrand } from '@/server/brand-file'
import { startLog, test as base, type Shopper, type ShopperOptions } from '@/testkit/main'

/** A folder with the messages that this build uses for English (tools/pseudo). */
const standIn = process.env.SAMPAN_ENGLISH
const english = standIn ? (JSON.parse(readFileSync(`${standIn}/en.json`, 'utf8')) as Messages) : en

ensureBrand()

export const MESSAGES: Record<Locale, Messages> = {
  en: withBrand(english, 'en'),
  'zh-CN': withBrand(zh, 'zh-CN'),
  ja: withBrand(ja, 'ja'),
  ko: withBrand(ko, 'ko'),
  th: withBrand(th, 'th'),
}

export const PASSWORD = 'river-boat-7'
export const PAY_CODE = '246810'

/** The messages of a language, to find controls by their text. */
export function wordsIn(locale: Locale) {
  return createTranslator({ locale, messages: MESSAGES[locale] })
}

/** A person who is not registered yet, for the registration form. */
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

/** Options of a shopper who has only registered. */
export const NEWCOMER: ShopperOptions = { balance: 0, payPassword: null, addresses: [] }

/** A picture as a phone would take it: noise, so that it does not compress well. */
export async function photograph(width: number, height: number, name = 'photo.jpg') {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const drawn = sharp({ create: { width, height, channels: 3, background: '#c2341d', noise } })
  return { name, mimeType: 'image/jpeg', buffer: await drawn.jpeg({ quality: 90 }).toBuffer() }
}

type Caller = Pick<Shopper, 'get'>
type Page = { list: { id: number; name: string }[]; next_cursor: string | null }

/** The products of the catalogue from index `place` on, the newest first, without those that tests have created. */
export async function* catalogueFrom(calls: Caller, place: number): AsyncGenerator<Product> {
  let passed = 0
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = await calls.get('/api/product/list?sort=new&limit=50', { cursor })
    for (const { id, name } of page.list) {
      if (name.startsWith('Test product ')) continue
      passed += 1
      if (passed > place) yield calls.get<Product>('/api/product/detail', { id, lang: 'en' })
    }
    cursor = page.next_cursor
  }
}

/** The product at index `place` of the catalogue, so that tests use different products. */
export async function productToBuy(calls: Caller, place: number): Promise<Product> {
  for await (const product of catalogueFrom(calls, place))
    if (product.skus.some((sku) => sku.stock >= 5)) return product
  throw new Error('No product is in stock')
}

export function skuInStock(product: Product) {
  const sku = product.skus.find(({ stock }) => stock >= 5)
  if (!sku) throw new Error(`Product ${product.id} has no SKU in stock`)
  return sku
}

/** Runs in the page: whether React handles the events of all controls, or the document has no scripts of Next. */
function isHydrated(): boolean {
  if (!document.querySelector('script[src*="/_next/"]')) return true
  const controls = [...document.querySelectorAll('main, button, input')]
  return controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber')))
}

/** Some pages are never hydrated, because their test blocks a script or a call. */
const HYDRATED_MS = 3000

/** `goto` without `waitUntil` returns after hydration. Before, a busy machine would lose what a test types. */
function waitForHydration(page: BrowserPage): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil === undefined)
      await page
        .waitForFunction(isHydrated, null, { polling: 50, timeout: HYDRATED_MS })
        .catch(() => undefined)
    return answer
  }
}

export const test = base.extend<{ toasts: string[]; newcomer: Shopper }>({
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', waitForHydration)
    await provide(context)
  },
  /** The text of every toast so far, in all tabs. */
  toasts: async ({ context }, provide) => {
    await provide((await startLog(context)).toastTexts)
  },
  /** A new shopper who has only registered, signed in on `page`. */
  newcomer: async ({ shop, context }, provide) => {
    const shopper = await shop.shopper(NEWCOMER)
    await shopper.signIn(context)
    await provide(shopper)
  },
})

export { expect } from '@playwright/test'
