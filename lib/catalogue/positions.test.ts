import { notePosition, positionFor } from './positions'

test('uses the latest position of all tags of an entry', () => {
  expect(positionFor(['catalogue', 'product-1'])).toBeUndefined()
  notePosition(['product-1', 'shop-1'], '0/9')
  notePosition(['product-2'], '0/A0')
  expect(positionFor(['catalogue', 'product-1'])).toBe('0/9')
  expect(positionFor(['product-1', 'product-2'])).toBe('0/A0')
  notePosition(['catalogue'], '1/0')
  expect(positionFor(['catalogue', 'product-2'])).toBe('1/0')
})

test('applies the latest dropped position to all tags when there are too many', () => {
  notePosition(['shop-9'], '2/F')
  const many = Array.from({ length: 4999 }, (_, index) => `product-${index + 100}`)
  notePosition(many, '3/0')
  expect(positionFor(['shop-9'])).toBeUndefined()
  expect(positionFor(['catalogue', 'shop-9'])).toBe('2/F')
  expect(positionFor(['catalogue', 'product-5098'])).toBe('3/0')
})
