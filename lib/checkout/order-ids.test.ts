import { MAX_CART_LINES } from '@/contracts/limits'
import { ordersHref, parseOrderIds, paymentHref } from './order-ids'

describe('the orders in the URL of /payment', () => {
  it.each([
    ['1,2', [1, 2]],
    ['2,2,1', [2, 1]],
    ['1,x,0,-3,1.5,4', [1, 4]],
    ['', []],
    [null, []],
    ['99999999999999999999', []],
  ])('parses %p', (text, ids) => {
    expect(parseOrderIds(text)).toEqual(ids)
  })

  it('reads as many orders as the largest checkout creates', () => {
    const ids = Array.from({ length: MAX_CART_LINES + 1 }, (_, index) => index + 1)
    expect(parseOrderIds(ids.join(','))).toEqual(ids.slice(0, MAX_CART_LINES))
  })

  it('serialises what it parses', () => {
    expect(paymentHref([1, 2])).toBe('/payment?orders=1,2')
  })
})

it('links to one order, or to the list for several', () => {
  expect(ordersHref([7], [1])).toBe('/orderInfo/7')
  expect(ordersHref([7, 8], [1])).toBe('/myPurchases/1')
  expect(ordersHref([7, 8], [2, 2])).toBe('/myPurchases/2')
  expect(ordersHref([7, 8], [1, 2])).toBe('/myPurchases')
})
