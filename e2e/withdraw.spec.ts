import { LIVE_PATH } from '@/contracts/live'
import type { Shopper } from '@/testkit/main'
import { expect, PAY_CODE, test, wordsIn } from './fixtures'
import { afterToast, expectToast } from './gestures'
import type { Page } from '@playwright/test'

test.use({ locale: 'en' })

const t = wordsIn('en')
const EVENTS = (url: URL) => url.pathname === LIVE_PATH

async function fillCard(page: Page) {
  await page.getByLabel(t('withdraw.bankName')).fill('River Bank')
  await page.getByLabel(t('withdraw.bankCardNo')).fill('4242 4242 4242 4242')
  await page.getByLabel(t('withdraw.holder')).fill('Mali Srisai')
}

async function enterCode(page: Page, amount: string) {
  const sheet = page.getByRole('dialog', { name: t('payment.enterCode') })
  for (const digit of PAY_CODE)
    await sheet.getByRole('button', { name: digit, exact: true }).click()
  await sheet.getByRole('button', { name: t('withdraw.submitAmount', { amount }) }).click()
}

async function latestWithdrawal(shopper: Shopper) {
  const { list } = await shopper.get<{ list: { id: number }[] }>('/api/user/extract_log')
  return list[0]?.id ?? 0
}

async function withdraw(page: Page, typed: string, amount: string) {
  await page.goto('/withDraw')
  await page.getByLabel(t('withdraw.amount'), { exact: true }).fill(typed)
  if (await page.getByLabel(t('withdraw.bankName')).isVisible()) await fillCard(page)
  await page.getByRole('button', { name: t('withdraw.submitAmount', { amount }) }).click()
  await enterCode(page, amount)
  await expect(page).toHaveURL(/\/depositRecord$/)
}

test('A shopper sees why an amount cannot be withdrawn', async ({ page, shopper: _ }) => {
  await page.goto('/withDraw')
  const amount = page.getByLabel(t('withdraw.amount'), { exact: true })
  await fillCard(page)
  const submit = page.getByRole('button', { name: /^Withdraw/ })
  for (const [typed, complaint] of [
    ['', 'Draw amount cannot be less than or equal to 0 or empty'],
    ['0', 'Draw amount cannot be less than or equal to 0 or empty'],
    ['-5', 'Draw amount cannot be less than or equal to 0 or empty'],
    ['500.01', 'Draw amount cannot be larger than balance'],
    ['1e309', 'Please fill correct amount'],
    ['12.345', 'Please fill correct amount'],
    ['1,000.00', 'Draw amount cannot be larger than balance'],
    ['๕๐๐.๐๑', 'Draw amount cannot be larger than balance'],
    ['9.99', t('withdraw.tooSmall', { amount: '$10.00' })],
    ['９', t('withdraw.tooSmall', { amount: '$10.00' })],
  ] as const) {
    await amount.fill(typed)
    await submit.click()
    await expect(page.getByText(complaint)).toBeVisible()
    await expect(amount).toBeFocused()
  }
})

test('A shopper sees the charge, withdraws, and a refused withdrawal is returned', async ({
  page,
  shopper,
  toasts,
  shop,
}) => {
  const termsRequests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/user/extract')
      termsRequests.push(request.url())
  })
  // The event of the top-up before this test would refresh the wallet.
  await page.route(EVENTS, (route) => route.abort())
  await page.goto('/withDraw')
  await page.getByLabel(t('withdraw.amount'), { exact: true }).fill('１２０．５０')
  const sum = page.getByRole('region', { name: t('withdraw.sum') })
  await expect(sum.getByText('−$1.21')).toBeVisible()
  await expect(sum.getByText('119.29 Dollar')).toBeAttached()
  expect(termsRequests).toHaveLength(1)
  await page.unroute(EVENTS)
  await withdraw(page, '๑๒๐.๕๐', '$120.50')
  await expectToast(toasts, 'Draw Success')
  expect(await shopper.account()).toMatchObject({ balance: 37_950, frozen: 12_050 })
  await expect(page.getByRole('button', { name: /River Bank •••• 4242/ })).toBeVisible()
  await expect(page.getByText('4242 4242')).toHaveCount(0)
  const id = await latestWithdrawal(shopper)
  await shop.operator.post('/api/ops/extract', {
    id,
    action: 'refuse',
    reason: 'The card is closed',
  })
  await page.goto('/depositRecord?status=2')
  await expect(page.getByText('The card is closed')).toBeVisible()
  await page.goto('/capitalRecord')
  const returned = page.getByRole('link', { name: t('bill.types.withdraw_return') })
  await expect(returned).toContainText(/^Withdrawal returnedRiver Bank •••• 4242/)
  await returned.click()
  const record = page.getByRole('dialog', { name: t('records.withdrawal') })
  await expect(record.getByText('The card is closed')).toBeVisible()
  expect(await shopper.account()).toMatchObject({ balance: 50_000, frozen: 0 })
})

test('A shopper cancels a withdrawal under audit, but not a completed one', async ({
  page,
  shopper,
  toasts,
  shop,
}) => {
  await withdraw(page, '20', '$20.00')
  await afterToast(page)
  await page.getByRole('button', { name: /River Bank/ }).click()
  const detail = page.getByRole('dialog', { name: t('records.withdrawal') })
  await expect(detail.getByText('$19.00')).toBeVisible()
  await detail.getByRole('button', { name: t('records.cancel') }).click()
  const question = page.getByRole('alertdialog', { name: t('records.cancelAsk') })
  await question.getByRole('button', { name: t('records.cancel') }).click()
  await expect(detail.getByText(t('records.status.cancelled'))).toBeVisible()
  await expectToast(toasts, t('records.status.cancelled'))
  expect(await shopper.account()).toMatchObject({ balance: 50_000, frozen: 0 })
  await withdraw(page, '30', '$30.00')
  const id = await latestWithdrawal(shopper)
  await shop.operator.post('/api/ops/extract', { id, action: 'pass' })
  await page.goto('/depositRecord?status=1')
  await expect(page.getByRole('button', { name: /River Bank.*Passed/ })).toHaveCount(1)
  expect(await shopper.account()).toMatchObject({ balance: 47_000, frozen: 0 })
})

test('A shopper removes a saved card', async ({ page, shopper: _, toasts }) => {
  await withdraw(page, '20', '$20.00')
  await page.goto('/withDraw')
  await page.getByRole('button', { name: t('withdraw.removeOf', { card: '•••• 4242' }) }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('withdraw.remove') }).click()
  await expectToast(toasts, 'Delete Success')
  await expect(page.getByLabel(t('withdraw.bankName'))).toBeVisible()
})
