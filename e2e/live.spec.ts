import type { BrowserContext, Page } from '@playwright/test'
import { LIVE_PATH } from '@/contracts/live'
import {
  asOperator,
  expect,
  productToBuy,
  skuInStock,
  test,
  wordsIn,
  type ShopperCalls,
} from './fixtures'
import { shown } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

async function paidOrder(shopper: ShopperCalls): Promise<number> {
  const sku = skuInStock(await productToBuy(shopper, 15))
  const [id = 0] = await shopper.order([{ sku_id: sku.id, quantity: 1 }])
  await shopper.pay([id])
  return id
}

/** The addresses that are loaded again from now on. */
function reloadsOf(...pages: Page[]): string[] {
  const seen: string[] = []
  for (const page of pages) page.on('load', () => seen.push(page.url()))
  return seen
}

async function openedIn(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** From the list of orders: the order's own address is closed to direct entry. */
async function openOrder(page: Page, id: number): Promise<Page> {
  await page.goto('/myPurchases')
  await shown(page.locator(`a[href$="/orderInfo/${id}"]`))
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/orderInfo/${id}$`))
  return page
}

/**
 * Ends the stream of a browser that has gone offline, which its emulation leaves open: a shopper's oldest
 * gives way to twelve others. Answers what ends those.
 */
async function crowdOut(context: BrowserContext, origin: string): Promise<() => void> {
  const cookies = await context.cookies(origin)
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const leaving = new AbortController()
  for (let count = 0; count < 12; count += 1) {
    const { status } = await fetch(origin + LIVE_PATH, { headers, signal: leaving.signal })
    expect(status).toBe(200)
  }
  return () => leaving.abort()
}

const shipping = (id: number) => ({
  id,
  action: 'ship',
  carrier: 'Thai Post',
  tracking_no: 'TH 4711',
})

async function expectOnEach(pages: Page[], text: string) {
  for (const page of pages)
    await expect(shown(page.getByText(text, { exact: true })).first()).toBeVisible()
}

const next = (step: 'waitingDelivery' | 'delivered' | 'arrived') => t(`orders.next.${step}`)

test('An operator moves a parcel, and every screen of the shopper follows without a reload', async ({
  browser,
  context,
  shopper,
  baseURL,
  viewport,
}) => {
  test.slow()
  const id = await paidOrder(shopper)
  const operate = (input: object) => asOperator(baseURL ?? '', 'order', { id, ...input })
  const storageState = await context.storageState()
  const otherPhone = await browser.newContext({ storageState, baseURL, viewport, locale: 'en' })
  const orders = [
    await openOrder(await context.newPage(), id),
    await openOrder(await otherPhone.newPage(), id),
  ]
  const profiles = [await openedIn(context, '/profile'), await openedIn(otherPhone, '/profile')]
  const reloads = reloadsOf(...orders, ...profiles)
  const { unread } = await shopper.user()
  const expectBadges = async (count: number) => {
    for (const profile of profiles) {
      const bell = profile.getByRole('link', { name: t('titles.notification') }).first()
      await expect(bell.getByText(String(count), { exact: true })).toBeVisible()
    }
  }
  await expectOnEach(orders, next('waitingDelivery'))
  await expectBadges(unread)

  await operate(shipping(id))
  await expectOnEach(orders, next('delivered'))
  await expectOnEach(orders, t('parcel.shipped'))
  await expectBadges(unread + 1)

  await operate({ action: 'track', text: 'On the river', place: 'Bangkok' })
  await expectOnEach(orders, 'On the river')

  await operate({ action: 'deliver', place: 'Bang Rak' })
  await expectOnEach(orders, next('arrived'))
  await expectOnEach(orders, t('parcel.delivered'))
  await expectBadges(unread + 2)
  expect(reloads).toEqual([])
  await otherPhone.close()
})

test('A phone that was offline hears what it missed, from where it was', async ({
  context,
  page,
  shopper,
  baseURL,
}) => {
  const id = await paidOrder(shopper)
  const operate = (input: object) => asOperator(baseURL ?? '', 'order', { id, ...input })
  await openOrder(page, id)
  await expectOnEach([page], next('waitingDelivery'))
  await operate(shipping(id))
  await expectOnEach([page], next('delivered'))

  await context.setOffline(true)
  const leave = await crowdOut(context, baseURL ?? '')
  await operate({ action: 'track', text: 'On the river' })
  const resumed = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === LIVE_PATH && /^\d+$/.test(searchParams.get('after') ?? '')
  })
  await expect(page.getByText('On the river')).toBeHidden()
  leave()
  await context.setOffline(false)
  expect((await resumed).status()).toBe(200)
  await expectOnEach([page], 'On the river')
  await operate({ action: 'deliver' })
  await expectOnEach([page], next('arrived'))
})

test('Where events cannot come through, screens ask by themselves', async ({
  page,
  shopper,
  baseURL,
}) => {
  test.slow()
  await page.route(`**${LIVE_PATH}*`, (route) => route.abort())
  const id = await paidOrder(shopper)
  await openOrder(page, id)
  const reloads = reloadsOf(page)
  await expectOnEach([page], next('waitingDelivery'))
  await asOperator(baseURL ?? '', 'order', shipping(id))
  await expect(page.getByText(next('delivered'))).toBeVisible({ timeout: 45_000 })
  expect(reloads).toEqual([])
})
