import { formatCents } from '@/lib/format/money'
import { expect, productToBuy, skuInStock, test, wordsIn } from './fixtures'

test.use({ locale: 'en' })

const t = wordsIn('en')

test('Checkout shows one total, the balance and the arrival beside the button that orders', async ({
  page,
  shopper,
}) => {
  const sku = skuInStock(await productToBuy(shopper, 4))
  await page.goto(`/checkout?items=${sku.id}.1`)
  await expect(page.getByRole('button', { name: t('checkout.place') })).toBeVisible()
  await expect(page.getByText(/^Total/)).toHaveCount(1)
  const { balance } = await shopper.account()
  await expect(page.getByText(formatCents(balance), { exact: true })).toBeVisible()
  await expect(page.getByText(/^Arrives /)).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('checkout.remark') })).toHaveCount(0)
  await page.getByRole('button', { name: t('checkout.addNote') }).click()
  await expect(page.getByRole('textbox', { name: t('checkout.remark') })).toBeFocused()
})

test('An empty promo field does not look disabled', async ({ page, shopper }) => {
  const sku = skuInStock(await productToBuy(shopper, 4))
  await page.goto(`/checkout?items=${sku.id}.1`)
  await page.getByRole('button', { name: t('checkout.addNote') }).click()
  const groundOf = (name: string) =>
    page
      .getByRole('textbox', { name })
      .locator('..')
      .evaluate((box) => getComputedStyle(box).backgroundColor)
  const [promo, remark] = [
    await groundOf(t('checkout.promo')),
    await groundOf(t('checkout.remark')),
  ]
  expect(promo).toBe(remark)
})

test('A shopper who has forgotten the payment password can set a new one while paying', async ({
  page,
  shopper,
  shop,
}) => {
  const sku = skuInStock(await productToBuy(shopper, 4))
  const { id } = await shop.order(shopper, {
    status: 'unpaid',
    items: [{ sku_id: sku.id, quantity: 1 }],
  })
  const { total } = await shopper.order(id)
  await page.goto(`/payment?orders=${id}`)
  await expect(page.getByText(/^To /)).toBeVisible()
  await expect(page.getByRole('region', { name: t('payment.for') })).toBeVisible()
  const amount = formatCents(total)
  await page.getByRole('button', { name: t('payment.pay', { amount }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('payment.forgotten') })
    .click()
  await expect(page).toHaveURL(/\/changePayPwd\?from=/)
  await expect(page.getByText(/^We’ll send a code to /)).toBeVisible()
})
