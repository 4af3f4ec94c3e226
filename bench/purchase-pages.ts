import type { Browser } from 'playwright'
import { productToBuy, skuInStock } from '@/e2e/fixtures'
import { connect } from '@/testkit/main'
import { step } from '../cli/bootstrap/steps.mjs'
import type { Table } from './results-page'
import { runLighthouse, type LighthouseResult } from './lighthouse'
import { median } from './load'
import { TEST_CONTROL } from './server'

/** The pages of a purchase after the product page, as the phone of a signed-in shopper loads them. */
export async function measurePurchasePages(
  browser: Browser,
  url: string,
  debuggingPort: number,
  rounds: number,
): Promise<Table> {
  const places = await openPurchase(browser, url)
  const audits = places.map((place) => ({ place, runs: [] as LighthouseResult[] }))
  for (let round = 1; round <= rounds; round += 1) {
    for (const { place, runs } of audits) {
      const title = `Lighthouse, signed in, round ${round} of ${rounds}: ${place}`
      const audit = () =>
        runLighthouse(`${url}/en${place}`, debuggingPort, 'en', { isSignedIn: true })
      runs.push(await step(title, audit))
    }
  }
  return audits.map(({ place, runs }) => {
    const of = (name: keyof LighthouseResult) => median(runs.map((run) => run[name]))
    return {
      page: place.replace(/\d+(\.\d+)?$/, '…'),
      performance: of('performance'),
      'LCP s': Number(of('lcpSeconds').toFixed(2)),
      CLS: Number(of('cls').toFixed(3)),
      'blocking ms': Math.round(of('blockingMs')),
      KB: Math.round(of('kilobytes')),
    }
  })
}

/** Stores the session of a new shopper in the browser of Lighthouse. */
async function openPurchase(browser: Browser, url: string): Promise<string[]> {
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
  const session = await browser.newBrowserCDPSession()
  await session.send('Storage.setCookies', { cookies })
  await session.detach()
  return [
    `/checkout?items=${sku.id}.1`,
    `/payment?orders=${order.id}`,
    `/orderInfo/${order.id}`,
    '/myPurchases',
  ]
}
