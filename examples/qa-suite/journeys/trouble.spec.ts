import { expect, test } from '@sampan/testkit'

test('A payment whose answer is lost is charged once', async ({ app, shop, shopper }) => {
  const order = await shop.order(shopper, { status: 'unpaid' })
  const { balance } = await shopper.account()
  await shop.fault('/api/order/pay', { lose: true, shopper })
  await app.payment.goto([order.id])
  await app.payment.payWith(shopper.payPassword ?? '', order.total)
  await expect(app.payment.success.or(app.payment.checkAgain)).toBeVisible({ timeout: 30_000 })
  if (await app.payment.checkAgain.isVisible()) await app.payment.checkAgain.click()
  await expect(app.payment.success).toBeVisible()
  expect((await shopper.account()).balance).toBe(balance - order.total)
})

test('The list of orders survives being offline', async ({ app, page, shop, shopper }) => {
  const order = await shop.order(shopper, { status: 'shipped' })
  await app.purchases.goto()
  await expect(app.purchases.order(order.order_no)).toBeVisible()
  await expect(page).toSurviveOffline()
  await expect(app.purchases.order(order.order_no)).toBeVisible()
})

test('The way to the order fits a phone and has no accessibility violation', async ({
  app,
  page,
  shop,
  shopper,
}) => {
  const product = await shop.product()
  const order = await shop.order(shopper, { status: 'unpaid' })
  const screens = [
    () => app.home.goto(),
    () => app.product.goto(product.id),
    () => app.checkout.goto([{ sku_id: product.skus[0]?.id ?? 0, quantity: 1 }]),
    () => app.payment.goto([order.id]),
    () => app.order.goto(order.id),
  ]
  for (const open of screens) {
    await open()
    await expect(page).toFitViewport()
    await expect(page).toHaveNoViolations()
  }
  await expect(page).toHaveNoErrors()
})
