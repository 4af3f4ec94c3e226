import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, productToBuy, skuInStock, test, wordsIn } from './fixtures'

test.use({ locale: 'en' })

/** Every page is scanned as it stands when it has loaded, light and dark. */
async function expectAccessible(page: Page, where: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
    expect(found, `${where}, ${colorScheme}`).toEqual([])
  }
}

test('Public pages pass an accessibility scan', async ({ page, calls }) => {
  test.slow()
  const product = await productToBuy(calls, 0)
  const places = [
    '/home',
    `/shop/${product.shop_id}`,
    `/detail/${product.id}`,
    '/login',
    '/register',
  ]
  for (const place of places) {
    await page.goto(place)
    await expectAccessible(page, place)
  }
})

test("A shopper's own pages pass an accessibility scan", async ({ page, shopper }) => {
  test.slow()
  const sku = skuInStock(await productToBuy(shopper, 2))
  const [id] = await shopper.order([{ sku_id: sku.id, quantity: 1 }])
  const places = [
    `/checkout?items=${sku.id}.1`,
    `/payment?orders=${id}`,
    '/address',
    '/addressForm',
    '/changePayPwd',
    '/myPurchases',
    '/myPurchases/-3',
    '/profile',
    '/language',
  ]
  for (const place of places) {
    await page.goto(place)
    await expectAccessible(page, place)
  }
})

test('Sheets, questions and an order pass an accessibility scan', async ({ page, shopper }) => {
  const t = wordsIn('en')
  const sku = skuInStock(await productToBuy(shopper, 4))
  const [id] = await shopper.order([{ sku_id: sku.id, quantity: 1 }])
  await page.goto(`/payment?orders=${id}`)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const sheet = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(sheet.violations).toEqual([])
  await page.goto('/myPurchases')
  await page.getByRole('button', { name: t('orders.cancel') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const question = await new AxeBuilder({ page }).include('[role=alertdialog]').analyze()
  expect(question.violations).toEqual([])
  await page.getByRole('button', { name: t('orders.keep') }).click()
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Order / })
    .click()
  await expect(page.getByRole('heading', { name: t('orders.status.waitingPay') })).toBeVisible()
  await expectAccessible(page, '/orderInfo')
})
