import type { Locator, Page } from '@playwright/test'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import type { Refund } from '@/contracts/schemas/refunds'
import { formatCents } from '@/lib/format/money'
import type { Shop, Shopper } from '@/testkit/main'
import { expect, photograph, productToBuy, skuInStock, test, wordsIn } from './fixtures'
import { afterToast, expectToast } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

const latestRefund = (shopper: Shopper, orderId: number) =>
  shopper.get<Refund>(`/api/order/refund?order_id=${orderId}`)

async function paidOrder(shop: Shop, shopper: Shopper, place: number) {
  const sku = skuInStock(await productToBuy(shopper, place))
  return shop.order(shopper, { items: [{ sku_id: sku.id, quantity: 2 }] })
}

async function fillIn(page: Page, { reason, text }: { reason: string; text: string }) {
  await page.getByRole('button', { name: t('refund.reason') }).click()
  await page.getByRole('radio', { name: reason }).click()
  await page.getByRole('textbox', { name: t('refund.explanation') }).fill(text)
  await page.locator('input[type=file]').setInputFiles(await photograph(60, 40, 'proof.jpg'))
  await expect(page.getByRole('img', { name: t('pictures.picture', { index: 1 }) })).toBeVisible()
}

/** Waits until the page shows it by a live event; a reload must show the same. */
async function expectSoon(page: Page, words: Locator) {
  await expect(async () => {
    if (!(await words.isVisible())) await page.reload()
    await expect(words).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 30_000 })
}

/** Delays reads of the page until they are released; writes pass through. */
async function deafen(page: Page): Promise<() => void> {
  let hear!: () => void
  const heard = new Promise<void>((resolve) => (hear = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'GET') await heard
    await route.continue()
  })
  return hear
}

const standsAt = (page: Page, name: 'asked' | 'agreed' | 'sent' | 'settled') =>
  expectSoon(page, page.getByRole('heading', { name: t(`refund.state.${name}`), exact: true }))

test('A shopper is refused a refund, requests it with return, sends the goods and is paid', async ({
  page,
  shopper,
  toasts,
  shop,
}) => {
  test.slow()
  const order = await paidOrder(shop, shopper, 11)
  const ship = { id: order.id, action: 'ship', carrier: 'Thai Post', tracking_no: 'TH123' }
  await shop.operator.post('/api/ops/order', ship)
  const goods = order.subtotal - order.discount
  const words = (cents: number) => formatCents(cents)
  const [notReceived, received] = [t('refund.notReceived'), t('refund.received')].map((name) =>
    page.getByRole('radio', { name, exact: true }),
  ) as [Locator, Locator]

  await page.goto(`/refund/${order.id}/${order.order_no}/${order.items[0]?.product_id}/1.00`)
  const amount = page.getByRole('textbox', { name: t('refund.amount') })
  await expect(amount).toHaveValue('1.00')
  await expect(notReceived).toBeChecked()
  await received.check()
  await amount.fill(((goods + 1) / 100).toFixed(2))
  await page.getByRole('button', { name: t('refund.submitPlain'), exact: true }).click()
  await expect(page.getByText(t('errors.fields.refundMost'))).toBeVisible()
  await expect(page.getByText(t('errors.fields.refundReason'))).toBeVisible()
  await expect(page.getByText(t('errors.fields.explanation'))).toBeVisible()
  await expect(page.getByText(t('errors.fields.proof'))).toBeVisible()
  await amount.fill('１.００')
  await fillIn(page, { reason: t('refundReasons.damaged'), text: 'The lid is broken' })
  await page.getByRole('button', { name: t('refund.submit', { amount: '$1.00' }) }).click()
  await expectToast(toasts, 'Application successful')
  await standsAt(page, 'asked')
  expect((await shopper.order(order.id)).status).toBe(-4)

  const first = await latestRefund(shopper, order.id)
  const refusal = { id: first.id, action: 'refuse', reason: 'The picture shows nothing' }
  await shop.operator.post('/api/ops/refund', refusal)
  await expectSoon(page, page.getByText('The picture shows nothing'))

  await page.goto('/myPurchases')
  await expect(page.getByText(t('refund.itemState.refused'))).toBeVisible()
  await page.getByRole('link', { name: t('orders.applyRefund') }).click()
  await expect(amount).toHaveValue((goods / 100).toFixed(2))
  await received.check()
  await page.getByRole('radio', { name: t('refund.withReturn') }).click()
  await fillIn(page, { reason: t('refundReasons.wrongItem'), text: 'Not what I ordered' })
  await page.getByRole('button', { name: t('refund.submit', { amount: words(goods) }) }).click()
  await standsAt(page, 'asked')

  const { id } = await latestRefund(shopper, order.id)
  await shop.operator.post('/api/ops/refund', { id, action: 'agree' })
  await standsAt(page, 'agreed')
  await afterToast(page)
  await page.getByRole('textbox', { name: t('refund.carrier') }).fill('Thai Post')
  await page.getByRole('textbox', { name: t('refund.trackingNo') }).fill('TH987')
  await page.getByRole('button', { name: t('refund.send') }).click()
  await standsAt(page, 'sent')

  const before = (await shopper.account()).balance
  await shop.operator.post('/api/ops/refund', { id, action: 'settle' })
  await standsAt(page, 'settled')
  await expect(page.getByText(t('refund.next.settled', { amount: words(goods) }))).toBeVisible()
  expect((await shopper.account()).balance).toBe(before + goods)
  expect((await shopper.order(order.id)).status).toBe(-3)
})

test('A shopper withdraws a refund request, and a second request is rejected', async ({
  page,
  shopper,
  toasts,
  shop,
}) => {
  const order = await paidOrder(shop, shopper, 13)
  const address = `/refund/${order.id}/${order.order_no}`
  await page.goto(address)
  await fillIn(page, { reason: t('refundReasons.changedMind'), text: 'Ordered twice' })
  const other = await page.context().newPage()
  await other.goto(address)
  await fillIn(other, { reason: t('refundReasons.changedMind'), text: 'Ordered twice, really' })
  const hear = await deafen(other)
  const submit = { name: t('refund.submit', { amount: formatCents(order.total) }) }
  await page.bringToFront()
  await page.getByRole('button', submit).click()
  await standsAt(page, 'asked')
  await other.bringToFront()
  await other.getByRole('button', submit).click()
  await expectToast(toasts, 'You have already submitted a refund request')
  hear()
  await standsAt(other, 'asked')

  await page.bringToFront()
  await afterToast(page)
  await page.getByRole('button', { name: t('refund.withdraw') }).click()
  const question = page.getByRole('alertdialog', { name: t('refund.withdrawAsk') })
  await question.getByRole('button', { name: t('refund.withdraw') }).click()
  await expect(page.getByRole('heading', { name: t('refund.state.withdrawn') })).toBeVisible()
  expect((await latestRefund(shopper, order.id)).status).toBe(REFUND_STATUS.withdrawn)
  expect((await shopper.order(order.id)).status).toBe(1)
})

test('A refund form follows an order that is shipped while it is open', async ({
  page,
  shopper,
  shop,
}) => {
  const order = await paidOrder(shop, shopper, 16)
  await page.goto(`/refund/${order.id}/${order.order_no}`)
  const amount = page.getByRole('textbox', { name: t('refund.amount') })
  const withReturn = page.getByRole('radio', { name: t('refund.withReturn') })
  await expect(amount).toHaveValue((order.total / 100).toFixed(2))
  await expect(withReturn).toBeDisabled()
  const ship = { id: order.id, action: 'ship', carrier: 'Thai Post', tracking_no: 'TH16' }
  await shop.operator.post('/api/ops/order', ship)
  await expect(page.getByText(t('refund.orderChanged'))).toBeVisible()
  await page.getByRole('radio', { name: t('refund.received'), exact: true }).check()
  await expect(withReturn).toBeEnabled()
  await expect(amount).toHaveValue(((order.subtotal - order.discount) / 100).toFixed(2))
})

test('A shopper is refunded the freight of goods that a promo covers', async ({
  page,
  shopper,
  shop,
}) => {
  const { skus } = await shop.product({ price: 400 })
  const promo_code = `PAID${Date.now()}`
  const promo = { code: promo_code, kind: 'amount', value: 400, per_shopper: 1 }
  await shop.operator.post('/api/admin/promos/create', promo)
  const items = [{ sku_id: skus[0]!.id, quantity: 1 }]
  const order = await shop.order(shopper, { items, promo_code })
  expect(order.total).toBe(order.freight)
  await page.goto(`/refund/${order.id}/${order.order_no}`)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await fillIn(page, { reason: t('refundReasons.other'), text: 'Not needed any more' })
  const submit = { name: t('refund.submit', { amount: formatCents(order.freight) }) }
  await page.getByRole('button', submit).click()
  await expect(page.getByRole('heading', { name: t('refund.state.asked') })).toBeVisible()
  const refund = await latestRefund(shopper, order.id)
  expect(refund.amount).toBe(order.freight)
})

test('A refund form wants the freight with all goods', async ({ page, shopper, shop }) => {
  const { skus } = await shop.product()
  const order = await shop.order(shopper, { items: [{ sku_id: skus[0]!.id, quantity: 1 }] })
  expect(order.freight).toBeGreaterThan(0)
  await page.goto(`/refund/${order.id}/${order.order_no}`)
  const enter = (cents: number) =>
    page.getByRole('textbox', { name: t('refund.amount') }).fill((cents / 100).toFixed(2))
  const problem = page.getByText(t('errors.fields.refundFreight'))
  await enter(order.subtotal)
  const submit = { name: t('refund.submit', { amount: formatCents(order.subtotal) }) }
  await page.getByRole('button', submit).click()
  await expect(problem).toBeVisible()
  for (const cents of [order.total, order.subtotal - 1]) {
    await enter(cents)
    await expect(problem).toBeHidden()
    const asked = { name: t('refund.submit', { amount: formatCents(cents) }) }
    await page.getByRole('button', asked).click()
    await expect(page.getByText(t('errors.fields.proof'))).toBeVisible()
    await expect(problem).toBeHidden()
  }
})
