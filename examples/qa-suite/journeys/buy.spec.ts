import { expect, test } from '@sampan/testkit'

test('A shopper chooses options, orders and pays from the balance', async ({
  app,
  page,
  shop,
  shopper,
}) => {
  const product = await shop.product({
    price: 12_999,
    options: [{ name: 'Size', values: ['Small', 'Large'] }],
    skus: [{ values: ['Large'], price: 14_999 }],
  })
  await app.product.goto(product.id)
  await expect(app.product.heading).toHaveText(product.name)
  await app.product.buy(['Large'])
  await app.checkout.placeOrder.click()
  await expect(page).toShowToast(app.words('toasts.createOrderSuccess'))
  await expect(page).toHaveURL(/\/payment\?orders=\d+$/)

  const id = Number(new URL(page.url()).searchParams.get('orders'))
  const { total, order_no } = await shopper.order(id)
  expect(total).toBeGreaterThanOrEqual(14_999)
  const before = await shopper.account()
  await app.payment.payWith(shopper.payPassword ?? '', total)
  await expect(app.payment.success).toBeVisible()
  expect((await shopper.account()).balance).toBe(before.balance - total)

  await app.purchases.goto(1)
  await expect(app.purchases.order(order_no)).toShowAmount(total)
  await expect(page).toHaveNoErrors()
})
