import { buyAgainLink, purchasesLink, reviewLink } from './links'

const item = (product_id: number, sku_id: number) => ({ product_id, sku_id, quantity: 2 })
const order = {
  id: 7,
  order_no: '2611210000000001',
  items: [item(3, 31), item(3, 32), item(5, 51)],
} as never

it('links from an order to its actions', () => {
  expect(reviewLink(order)).toBe('/comment?order=7')
  expect(buyAgainLink(order)).toBe('/checkout?items=31.2,32.2,51.2')
})

it('keeps the search when the tab changes', () => {
  expect(purchasesLink(undefined, '')).toBe('/myPurchases')
  expect(purchasesLink(-4, '')).toBe('/myPurchases/-4')
  expect(purchasesLink(0, 'ชา & tea')).toBe('/myPurchases/0?keyword=%E0%B8%8A%E0%B8%B2+%26+tea')
})
