import { MAX_LINE_QUANTITY } from '@/contracts/limits'
import { addToLine, canBuy, refusedAddition, setLine } from './cart'

const many = { stock: MAX_LINE_QUANTITY + 1, isOnSale: true }
const exact = { stock: MAX_LINE_QUANTITY, isOnSale: true }
const five = { stock: 5, isOnSale: true }
const gone = { stock: 0, isOnSale: true }
const offSale = { stock: 5, isOnSale: false }

test.each([
  [{ stock: 1, isOnSale: true }, true],
  [gone, false],
  [{ stock: 1, isOnSale: false }, false],
])('%j can be bought: %s', (offer, isPossible) => {
  expect(canBuy(offer)).toBe(isPossible)
})

describe('adding to a line', () => {
  const max = MAX_LINE_QUANTITY
  test.each([
    ['a new line', undefined, 2, five, { quantity: 2 }],
    ['a line up to the stock', 3, 2, five, { quantity: 5 }],
    ['one more than the stock', 3, 3, five, { quantity: 5, adjusted: [3, 2, 'stock'] }],
    ['a full line', 5, 1, five, { quantity: 5, adjusted: [1, 0, 'stock'] }],
    ['a line above the stock', 9, 1, five, { quantity: 9, adjusted: [1, 0, 'stock'] }],
    ['goods off sale', 2, 1, offSale, { quantity: 2, adjusted: [1, 0, 'gone'] }],
    ['sold-out goods', 2, 1, gone, { quantity: 2, adjusted: [1, 0, 'gone'] }],
    ['up to the limit', max - 1, 2, many, { quantity: max, adjusted: [2, 1, 'limit'] }],
    ['a stock of the limit', max - 1, 2, exact, { quantity: max, adjusted: [2, 1, 'stock'] }],
  ] as const)('%s', (_, held, asked, offer, { quantity, ...rest }) => {
    const [wanted, given, reason] = 'adjusted' in rest ? rest.adjusted : []
    expect(addToLine(held, asked, offer, true)).toEqual({
      quantity,
      adjusted: reason && { asked: wanted, given, reason },
    })
  })

  test('leaves no line without a quantity', () => {
    expect(addToLine(undefined, 1, gone, true)).toBeNull()
    expect(addToLine(undefined, 1, five, false)).toBeNull()
  })

  test('a full cart takes more of the lines that it has', () => {
    expect(addToLine(1, 1, five, false)).toEqual({ quantity: 2, adjusted: undefined })
    expect(addToLine(0, 9, five, false)?.adjusted?.reason).toBe('stock')
  })
})

test('an addition without effect names the reason', () => {
  expect(refusedAddition(2, five)).toEqual({ asked: 2, given: 0, reason: 'full' })
  expect(refusedAddition(2, gone)).toEqual({ asked: 2, given: 0, reason: 'gone' })
  expect(refusedAddition(2, undefined)).toEqual({ asked: 2, given: 0, reason: 'gone' })
})

test.each([
  ['within the stock', 1, 5, five, { quantity: 5 }],
  ['above the stock', 1, 6, five, { quantity: 5, adjusted: [6, 5, 'stock'] }],
  ['of goods off sale', 3, 1, offSale, { quantity: 3, adjusted: [1, 0, 'gone'] }],
  ['above the limit', 1, 1001, many, { quantity: 999, adjusted: [1001, 999, 'limit'] }],
] as const)('sets a quantity %s', (_, held, asked, offer, { quantity, ...rest }) => {
  const [wanted, given, reason] = 'adjusted' in rest ? rest.adjusted : []
  const adjusted = reason && { asked: wanted, given, reason }
  expect(setLine(held, asked, offer)).toEqual({ quantity, ...(adjusted && { adjusted }) })
})
