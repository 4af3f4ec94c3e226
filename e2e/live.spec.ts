import type { BrowserContext, Page, Response } from '@playwright/test'
import { LIVE_PATH } from '@/contracts/live'
import { expect, test, wordsIn } from './fixtures'
import { shown } from './gestures'
import { expectOnEach, paidOrder, reloadsOf, shipping } from './phones'

test.use({ locale: 'en' })

const t = wordsIn('en')

/** From the list of orders, because the URL of an order is closed to direct entry. */
async function openOrder(page: Page, id: number): Promise<Page> {
  await page.goto('/myPurchases')
  await shown(page.locator(`a[href$="/orderInfo/${id}"]`))
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/orderInfo/${id}$`))
  return page
}

/**
 * Ends the stream of an offline browser, which the emulation leaves open, by opening twelve others. Returns a
 * function that closes those.
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

const pathOf = (response: Response) => new URL(response.url()).pathname

const next = (step: 'waitingDelivery' | 'delivered' | 'arrived') => t(`orders.next.${step}`)

test('A phone that was offline receives the events it missed', async ({
  context,
  page,
  shopper,
  baseURL,
  shop,
}) => {
  const id = await paidOrder(shop, shopper)
  const operate = (input: object) => shop.operator.post('/api/ops/order', { id, ...input })
  // Only an event on an open stream gives the page the position from which it resumes.
  const streaming = page.waitForResponse((response) => pathOf(response) === LIVE_PATH)
  await openOrder(page, id)
  expect((await streaming).status()).toBe(200)
  await expectOnEach([page], next('waitingDelivery'))
  await operate(shipping(id))
  await expectOnEach([page], next('delivered'))

  await context.setOffline(true)
  const leave = await crowdOut(context, baseURL ?? '')
  await operate({ action: 'track', text: 'On the river' })
  const resumed = page.waitForResponse((response) => {
    const { searchParams } = new URL(response.url())
    return pathOf(response) === LIVE_PATH && /^\d+$/.test(searchParams.get('after') ?? '')
  })
  await expect(page.getByText('On the river')).toBeHidden()
  leave()
  await context.setOffline(false)
  expect((await resumed).status()).toBe(200)
  await expectOnEach([page], 'On the river')
  await operate({ action: 'deliver' })
  await expectOnEach([page], next('arrived'))
})

test('Screens poll when event streams are blocked', async ({ page, shopper, shop }) => {
  test.slow()
  await page.route(`**${LIVE_PATH}*`, (route) => route.abort())
  const id = await paidOrder(shop, shopper)
  await openOrder(page, id)
  const reloads = reloadsOf(page)
  await expectOnEach([page], next('waitingDelivery'))
  await shop.operator.post('/api/ops/order', shipping(id))
  await expect(page.getByText(next('delivered'))).toBeVisible({ timeout: 45_000 })
  expect(reloads).toEqual([])
})
