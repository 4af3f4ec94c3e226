import { expect, test } from '@sampan/testkit'

test('A visitor finds a product by its name, until the last piece is sold', async ({
  app,
  page,
  shop,
}) => {
  const product = await shop.product({ stock: 1 })
  await app.search.goto()
  await app.search.searchFor(product.name)
  await expect(page).toFitViewport()
  await app.searchResults.products.filter({ hasText: product.name }).first().click()
  await expect(app.product.heading).toHaveText(product.name)
  await expect(app.product.buyNow).toBeVisible()

  const buyer = await shop.shopper()
  await shop.order(buyer, { items: [{ sku_id: product.skus[0]?.id ?? 0, quantity: 1 }] })
  await page.reload()
  await expect(app.product.soldOut).toBeVisible()
})
