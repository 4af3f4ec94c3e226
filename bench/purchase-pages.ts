import type { Browser } from 'playwright'
import { productToBuy, skuInStock } from '@/e2e/fixtures'
import { connect } from '@/testkit/main'
import { step } from '../cli/bootstrap/steps.mjs'
import type { Table } from './results-page'
import { runLighthouse, speedOf, type LighthouseResult } from './lighthouse'
import { EMPTY_PAGE } from './reference/empty-next'
import { TEST_CONTROL } from './server'

/** The pages of a purchase after the product page, as the phone of a signed-in shopper loads them. */
export async function measurePurchasePages(
  browser: Browser,
  { url, empty, port, rounds }: { url: string; empty: string; port: number; rounds: number },
): Promise<Table> {
  const { places, cookies } = await openPurchase(browser, url)
  const session = await browser.newBrowserCDPSession()
  const audits = [
    { page: EMPTY_PAGE, address: empty, runs: [] as LighthouseResult[] },
    ...places.map((place) => ({
      page: place.replace(/\d+(\.\d+)?$/, '…'),
      address: `${url}/en${place}`,
      runs: [] as LighthouseResult[],
    })),
  ]
  for (let round = 1; round <= rounds; round += 1) {
    for (const { page, address, runs } of audits) {
      const title = `Lighthouse, signed in, round ${round} of ${rounds}: ${page}`
      // The browser has lost them since the visit before.
      await session.send('Storage.setCookies', { cookies })
      const audit = () => runLighthouse(address, port, 'en', { isSignedIn: true })
      runs.push(await step(title, audit))
    }
  }
  await session.detach()
  return audits.map(({ page, runs }) => ({ page, ...speedOf(runs, audits[0]!.runs) }))
}

/** The pages of an order of a new shopper, and the cookies of the session. */
async function openPurchase(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: 'en' })
  const shop = connect({ url, token: TEST_CONTROL })
  const shopper = await shop.shopper({ balance: 0, payPassword: null })
  await shopper.signIn(context)
  const sku = skuInStock(await productToBuy(shopper, 0))
  await shopper.post('/api/cart/add', { items: [{ sku_id: sku.id, quantity: 1 }] })
  const items = [{ sku_id: sku.id, quantity: 1 }]
  const order = await shop.order(shopper, { items, status: 'unpaid' })
  const cookies = (await context.cookies()).map(({ name, value, domain, path }) => ({
    name,
    value,
    domain,
    path,
  }))
  await context.close()
  const places = [
    `/checkout?items=${sku.id}.1`,
    `/payment?orders=${order.id}`,
    `/orderInfo/${order.id}`,
    '/myPurchases',
  ]
  return { places, cookies }
}
