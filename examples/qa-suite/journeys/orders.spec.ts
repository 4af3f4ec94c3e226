import { expect, test } from '@sampan/testkit'

test('An order that nobody pays is cancelled after half an hour', async ({
  app,
  shop,
  shopper,
}) => {
  const order = await shop.order(shopper, { status: 'unpaid' })
  await app.order.goto(order.id)
  await expect(app.order).toShowStatus('unpaid')
  await shop.advance(shopper, { minutes: 31 })
  await shop.runJob('expire-orders')
  await expect(app.order).toShowStatus('cancelled')
})

test('A shopper follows a parcel, confirms its receipt and reviews the product', async ({
  app,
  page,
  shop,
  shopper,
}) => {
  const order = await shop.order(shopper, {
    status: 'delivered',
    tracking: [{ text: 'Left the harbour', place: 'Shenzhen' }],
  })
  await app.order.goto(order.id)
  await expect(app.order.parcel).toBeVisible()
  await app.order.confirmReceived.click()
  await app.order.confirm()
  await expect(app.order).toShowStatus('received')

  await app.review.goto(order.id)
  await app.review.rate('service', 5)
  await app.review.rate('shipping', 4)
  await app.review.rate('product', 5)
  await app.review.content.fill('Warm, light and well made')
  await app.review.submit.click()
  await expect(page).toShowToast(app.words('toasts.reviewSuccess'))
  await app.product.goto(order.items[0]?.product_id ?? 0)
  await expect(app.product.reviews).toContainText('Warm, light and well made')
})

test('A shopper gives back what was paid, to the cent', async ({ app, page, shop, shopper }) => {
  const { balance } = await shopper.account()
  const order = await shop.order(shopper)
  await app.refund.goto(order.id)
  await app.refund.chooseReason(app.words('refundReasons.changedMind'))
  await app.refund.explanation.fill('Ordered twice')
  await app.refund.proof.setInputFiles(PROOF)
  await expect(page).toShowToast(app.words('toasts.uploadSuccessful'), { timeout: 30_000 })
  await app.refund.submit(order.total).click()
  await expect(app.refund.state('asked')).toBeVisible()

  const { id } = await shopper.refundOf(order.id)
  await shop.operator.settleRefund(id)
  await expect(app.refund.state('settled')).toBeVisible()
  expect((await shopper.account()).balance).toBe(balance)
})

/** The smallest picture that a browser accepts: one white pixel. */
const PROOF = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
    'base64',
  ),
}
