import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Product } from '@/contracts/schemas/products'
import type { Shop, Shopper } from '@/testkit/main'
import { expect, productToBuy, skuInStock, wordsIn } from './fixtures'
import { shown } from './gestures'

export async function paidOrder(
  shop: Shop,
  shopper: Shopper,
  isPaid = true,
  place = 15,
): Promise<number> {
  const sku = skuInStock(await productToBuy(shopper, place))
  const { id } = await shop.order(shopper, {
    status: isPaid ? 'paid' : 'unpaid',
    items: [{ sku_id: sku.id, quantity: 1 }],
  })
  return id
}

/** The URLs that are reloaded from now on. */
export function reloadsOf(...pages: Page[]): string[] {
  const seen: string[] = []
  for (const page of pages) page.on('load', () => seen.push(page.url()))
  return seen
}

export async function openedIn(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

export const shipping = (id: number) => ({
  id,
  action: 'ship',
  carrier: 'Thai Post',
  tracking_no: 'TH 4711',
})

export async function expectOnEach(pages: Page[], text: string) {
  for (const page of pages)
    await expect(shown(page.getByText(text, { exact: true })).first()).toBeVisible()
}

/** The limit is one second; a busy machine may take longer, which is printed. */
const SEEN_WITHIN_MS = 15_000

/** How long another phone takes to show a change, from the response on the phone that made it. */
export class Stopwatch {
  private readonly waits: [string, number][] = []

  async time<Result>(step: string, act: () => Promise<Result>, sight: Locator): Promise<Result> {
    const seen = sight
      .first()
      .waitFor({ timeout: 30_000 })
      .then(() => Date.now())
    const result = await act()
    const answeredAt = Date.now()
    const wait = Math.max(0, (await seen) - answeredAt)
    this.waits.push([step, wait])
    expect(wait, `${step}, seen on the other phone after ms`).toBeLessThan(SEEN_WITHIN_MS)
    return result
  }

  print() {
    const words = this.waits.map(([step, ms]) => `${step} ${ms}`).join(', ')
    process.stdout.write(`Seen on the other phone after ms: ${words}\n`)
  }
}

/** Presses a button, and continues when its call has a response. */
export async function answered(page: Page, call: string, button: Locator): Promise<void> {
  const answer = page.waitForResponse(`**${call}`)
  await button.click()
  await (await answer).finished()
}

/** By the user interface, in English, with any available options. */
export async function addOnItsPage(page: Page, product: Product) {
  await page.goto(`/detail/${product.id}`)
  const bar = page.getByRole('region', { name: wordsIn('en')('product.bar') })
  await bar.getByRole('button', { name: wordsIn('en')('product.addToCart') }).click()
  if (product.options.length === 0) return
  const sheet = page.getByRole('dialog', { name: wordsIn('en')('product.options') })
  for (const value of skuInStock(product).values)
    await sheet.getByRole('radio', { name: value, exact: true }).click()
  await sheet.getByRole('button', { name: wordsIn('en')('product.addToCart') }).click()
}
