import type { Page } from '@playwright/test'
import { expect, newPerson, productToBuy, PAY_CODE, skuInStock, test, wordsIn } from './fixtures'
import { afterToast, enterPayCode, expectToast } from './gestures'
import { formatCents } from '@/lib/format/money'

test.use({ locale: 'en' })

const t = wordsIn('en')

/** Simulates a broken network, a broken server and a slow one. */
const LOGIN = '**/api/user/login'

async function submitLogin(page: Page, password: string) {
  await page.getByLabel(t('account.password'), { exact: true }).fill(password)
  await page.getByLabel(t('account.password'), { exact: true }).press('Enter')
}

test('A call that breaks, fails, times out or is repeated shows a message', async ({
  page,
  toasts,
}) => {
  test.slow()
  await page.goto('/login')
  await page.getByLabel(t('account.account')).fill(newPerson().email)
  await page.route(LOGIN, (route) => route.fulfill({ status: 503, body: 'being repaired' }))
  await submitLogin(page, 'first-try')
  await expectToast(toasts, 'system interface 503 abnormal')
  await page.unroute(LOGIN)

  await page.route(LOGIN, (route) => route.abort())
  await submitLogin(page, 'second-try')
  await expectToast(toasts, 'backend interface connection abnormal')
  // The toast blocks taps; only the keyboard is this quick.
  await expect(async () => {
    await page.getByLabel(t('account.password'), { exact: true }).press('Enter')
    await page.getByLabel(t('account.password'), { exact: true }).press('Enter')
    expect(toasts).toContain('data is being processed, do not submit repeatedly')
  }).toPass()
  await page.unroute(LOGIN)

  await afterToast(page)
  await page.route(LOGIN, () => undefined)
  await submitLogin(page, 'third-try')
  await expect
    .poll(() => toasts, { timeout: 20_000 })
    .toContain('system interface request timed out')
})

test('Loading and refreshing lists show that they load', async ({ page, shopper: _ }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/user/law*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/law')
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeAttached()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Buying' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
})

test('A payment above the balance fails and explains why', async ({
  page,
  shopper,
  toasts,
  shop,
}) => {
  const sku = skuInStock(await productToBuy(shopper, 21))
  const { id } = await shop.order(shopper, {
    status: 'unpaid',
    items: [{ sku_id: sku.id, quantity: 1 }],
  })
  const amount = formatCents((await shopper.order(id)).total)
  // Blocks events of other tabs, as may happen for a while.
  await page.route('**/api/user/events*', (route) => route.abort())
  await page.goto(`/payment?orders=${id}`)
  await page.getByRole('button', { name: t('payment.pay', { amount }) }).click()
  const action = { action: 'extract', password: PAY_CODE, amount: 50_000 }
  const { ticket } = await shopper.post<{ ticket: string }>('/api/user/verify_pay', action)
  await shopper.post('/api/user/extract', {
    type: 'bank_card',
    amount: 50_000,
    ticket,
    bank_name: 'River Bank',
    bank_card_no: '4242424242424242',
    holder: 'Mali Srisai',
  })
  await enterPayCode(page, 'en', PAY_CODE, amount)
  await expectToast(toasts, 'Pay Fail')
  const reason = page.getByRole('main').getByRole('alert').filter({ hasText: 'Pay Fail' })
  await expect(reason).toContainText(t('errors.BALANCE_TOO_SMALL'))
  expect((await shopper.order(id)).status).toBe(0)
})

test('A phone with a wrong clock shows the correct time left to pay', async ({
  page,
  shopper,
  shop,
}) => {
  const sku = skuInStock(await productToBuy(shopper, 22))
  const { id } = await shop.order(shopper, {
    status: 'unpaid',
    items: [{ sku_id: sku.id, quantity: 1 }],
  })
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 2 * 3600 * 1000
  })
  await page.goto(`/payment?orders=${id}`)
  await expect(page.getByRole('timer')).toHaveText(/^Pay within (?:29|30):\d\d$/)
})
