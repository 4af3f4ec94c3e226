import sharp from 'sharp'
import { expect, productToBuy, skuInStock, test, wordsIn } from './fixtures'
import { afterToast, expectToast } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

test('A shopper opens the orders, confirms receipt, and starts a review', async ({
  page,
  shopper,
  toasts,
  shop,
}) => {
  test.slow()
  const product = await productToBuy(shopper, 19)
  const { id } = await shop.order(shopper, {
    items: [{ sku_id: skuInStock(product).id, quantity: 1 }],
  })
  const shipped = { id, action: 'ship', carrier: 'Thai Post', tracking_no: 'TH19' }
  await shop.operator.post('/api/ops/order', shipped)
  await shop.operator.post('/api/ops/order', { id, action: 'deliver', place: 'Bang Rak' })

  await page.goto('/order')
  await expect(page).toHaveURL(/\/myPurchases$/)
  await page.getByRole('button', { name: t('orders.confirm') }).click()
  const question = page.getByRole('alertdialog', { name: 'Is Confirm Received?' })
  await question.getByRole('button', { name: t('orders.confirm') }).click()
  await expectToast(toasts, t('orders.status.received'))
  await afterToast(page)
  await page.getByRole('link', { name: t('orders.review') }).click()
  await expect(page).toHaveURL(new RegExp(`/comment\\?order=${id}$`))

  const submit = page.getByRole('button', { name: t('comment.submit') })
  await submit.click()
  await expect(page.getByText(t('errors.fields.stars'))).toHaveCount(3)
  await expect(page.getByText('Review content cannot be empty')).toBeVisible()

  const held = Promise.withResolvers<void>()
  await page.route('**/api/common/upload*', async (route) => {
    await held.promise
    await route.continue()
  })
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f766e' } })
  await page.locator('input[type=file]').setInputFiles({
    name: 'feather.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  })
  await expect(page.getByText('Uploading', { exact: true })).toBeVisible()
  held.resolve()
  await expect(page.getByText('Upload Complete')).toBeVisible()
  await expectToast(toasts, 'Upload successful')
})
