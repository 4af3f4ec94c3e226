import { formatCents } from '@/lib/format/money'
import type { Shopper } from '@/testkit/main'
import { expect, PAY_CODE, productToBuy, skuInStock, test, wordsIn } from './fixtures'
import { afterToast, enterPayCode } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

test('A payment from two tabs is charged once, and the second tab says it is paid', async ({
  page,
  context,
  shopper,
  shop,
}) => {
  const sku = skuInStock(await productToBuy(shopper, 3))
  const { id } = await shop.order(shopper, {
    status: 'unpaid',
    items: [{ sku_id: sku.id, quantity: 1 }],
  })
  const { total } = await shopper.order(id)
  const before = (await shopper.account()).balance
  const amount = formatCents(total)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/payment?orders=${id}`)
    await tab.getByRole('button', { name: t('payment.pay', { amount }) }).click()
    await expect(tab.getByRole('dialog')).toBeVisible()
  }
  await page.bringToFront()
  await enterPayCode(page, 'en', PAY_CODE, amount)
  await expect(page.getByRole('heading', { name: 'Pay Success' })).toBeVisible()
  await other.bringToFront()
  // The payment event may close the sheet of this tab at any digit.
  const tooLate = enterPayCode(other, 'en', PAY_CODE, amount).catch(() => undefined)
  await expect(
    other.getByRole('heading', { name: t('payment.alreadyPaid', { count: 1 }) }),
  ).toBeVisible()
  await other.close()
  await tooLate
  expect((await shopper.account()).balance).toBe(before - total)
})

test('A changed total is confirmed before the order is created', async ({
  page,
  shopper,
  shop,
}) => {
  const product = await productToBuy(shopper, 9)
  const sku = skuInStock(product)
  await page.goto(`/checkout?items=${sku.id}.1`)
  const place = page.getByRole('button', { name: t('checkout.place') })
  await expect(place).toBeVisible()
  await shop.operator.post('/api/ops/product', { id: product.id, price: sku.price + 123 })
  await place.click()
  const question = page.getByRole('alertdialog', { name: t('checkout.totalChanged') })
  await expect(question).toBeVisible()
  const { counts } = await shopper.get<{ counts: Record<string, number> }>('/api/user/order_list')
  expect(counts['0'] ?? 0).toBe(0)
  await afterToast(page)
  await question.getByRole('button', { name: /^Order for/ }).click()
  await expect(page).toHaveURL(/\/payment\?orders=\d+$/)
  await shop.operator.post('/api/ops/product', { id: product.id, price: sku.price })
})

test('A reload during checkout does not create a second order', async ({ page, shopper }) => {
  const sku = skuInStock(await productToBuy(shopper, 5))
  await page.goto(`/checkout?items=${sku.id}.1`)
  const place = page.getByRole('button', { name: t('checkout.place') })
  await expect(place).toBeVisible()
  // The order reaches the server, its response is lost.
  await page.route('**/api/order/create', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await place.click()
  await expect(page.getByText(t('checkout.unanswered'))).toBeVisible()
  await page.unroute('**/api/order/create')
  await page.reload()
  await page.getByRole('button', { name: t('checkout.askAgain') }).click()
  await expect(page).toHaveURL(/\/payment\?orders=\d+$/)
  expect(await waitingOrders(shopper)).toBe(1)
  await page.goBack()
  await page.goForward()
  expect(await waitingOrders(shopper)).toBe(1)
})

test('A shopper cancels an unpaid order', async ({ page, shopper, shop }) => {
  const sku = skuInStock(await productToBuy(shopper, 7))
  await shop.order(shopper, { status: 'unpaid', items: [{ sku_id: sku.id, quantity: 1 }] })
  await page.goto('/myPurchases/0')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('alertdialog', { name: 'Whether to Cancel Order?' })
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(t('orders.empty'))).toBeVisible()
  expect(await waitingOrders(shopper)).toBe(0)
})

async function waitingOrders(shopper: Shopper): Promise<number> {
  const { counts } = await shopper.get<{ counts: Record<string, number> }>('/api/user/order_list')
  return counts['0'] ?? 0
}
