import { checkoutHref, encodeBasket, parseBasket, withQuantity } from './basket'

describe('the cart lines in the URL of /checkout', () => {
  it.each([
    ['12.3', [{ sku_id: 12, quantity: 3 }]],
    [
      '12.3,7.1',
      [
        { sku_id: 12, quantity: 3 },
        { sku_id: 7, quantity: 1 },
      ],
    ],
    ['12.3,12.2', [{ sku_id: 12, quantity: 5 }]],
    ['12.600,12.600', [{ sku_id: 12, quantity: 999 }]],
  ])('parses %s', (text, items) => {
    expect(parseBasket(text)).toEqual(items)
  })

  it.each([
    null,
    undefined,
    '',
    'x',
    '12',
    '12.',
    '.3',
    '0.1',
    '12.0',
    '-1.2',
    '1e3.1',
    '1.1000',
    '1.1.1',
    ' 1.1',
    '9007199254740993.1',
  ])('returns nothing for %p', (text) => {
    expect(parseBasket(text)).toEqual([])
  })

  it('keeps valid lines beside invalid ones', () => {
    expect(parseBasket('nonsense,5.2,7')).toEqual([{ sku_id: 5, quantity: 2 }])
  })

  it('reads at most as many lines as an order may have', () => {
    const text = Array.from({ length: 150 }, (_, index) => `${index + 1}.1`).join(',')
    expect(parseBasket(text)).toHaveLength(100)
  })

  it('serialises what it parses', () => {
    expect(encodeBasket(parseBasket('5.2,9.1'))).toBe('5.2,9.1')
    expect(checkoutHref(parseBasket('5.2,9.1'))).toBe('/checkout?items=5.2,9.1')
    expect(checkoutHref([])).toBe('/checkout')
  })

  it('changes one line and removes it at zero', () => {
    const items = parseBasket('5.2,9.1')
    expect(encodeBasket(withQuantity(items, 5, 1))).toBe('5.1,9.1')
    expect(encodeBasket(withQuantity(items, 5, 0))).toBe('9.1')
  })
})
