import type { Refundable } from '@/contracts/schemas/refunds'
import { amountOf, initialRefundForm, possibleRefundForm } from './refund-form'

const refundable = {
  order_id: 7,
  items: [
    { id: 1, product_id: 11, most: 1000 },
    { id: 2, product_id: 12, most: 0 },
    { id: 3, product_id: 13, most: 500 },
  ],
  freight: 499,
  choices: [
    { product_status: 0, types: [1] },
    { product_status: 1, types: [1, 2] },
  ],
} as unknown as Refundable

const address = { orderId: 7, productIds: [], amount: null }
const form = initialRefundForm(refundable, address)

it('preselects all refundable items and their full amount', () => {
  expect(form).toMatchObject({ itemIds: [1, 3], type: 1, amountText: null })
  expect(possibleRefundForm(refundable, form).productStatus).toBe(1)
  expect(amountOf(refundable, form)).toBe(1999)
})

it('fills in the values of the address where they are possible', () => {
  const filled = initialRefundForm(refundable, { ...address, productIds: [12, 13], amount: 300 })
  expect(filled).toMatchObject({ itemIds: [3], amountText: '3.00' })
  const excess = initialRefundForm(refundable, { ...address, productIds: [13], amount: 501 })
  expect(excess.amountText).toBeNull()
  expect(amountOf(refundable, excess)).toBe(500)
  const withoutFreight = initialRefundForm(refundable, { ...address, amount: 1500 })
  expect(withoutFreight.amountText).toBeNull()
})

it('preselects goods that a promo covers, whose freight is left', () => {
  const items = refundable.items.map((item) => ({ ...item, most: 0 }))
  const free = { ...refundable, items }
  const filled = initialRefundForm(free, address)
  expect(filled.itemIds).toEqual([1, 2, 3])
  expect(possibleRefundForm(free, filled).itemIds).toEqual([1, 2, 3])
  expect(amountOf(free, filled)).toBe(499)
  expect(initialRefundForm({ ...free, freight: 0 }, address).itemIds).toEqual([])
})

it('drops values that are no longer possible', () => {
  const kept = { ...form, itemIds: [1, 2, 99], productStatus: 1 as const, type: 2 as const }
  expect(possibleRefundForm(refundable, kept)).toMatchObject({ itemIds: [1], type: 2 })
  const shut = { ...refundable, choices: [refundable.choices[0]!] }
  expect(possibleRefundForm(shut, kept)).toMatchObject({ productStatus: 0, type: 1 })
})

describe('an order that is shipped while its form is open', () => {
  const [notReceived, received] = refundable.choices
  const unsent = { ...refundable, choices: [notReceived!] }
  const sent = { ...refundable, freight: 0 }
  const opened = initialRefundForm(unsent, address)

  it('follows the order until the shopper has chosen', () => {
    expect(possibleRefundForm(unsent, opened).productStatus).toBe(0)
    expect(possibleRefundForm(sent, opened).productStatus).toBe(1)
    expect(amountOf(sent, opened)).toBe(1500)
  })

  it('assumes that it was not received until it has arrived', () => {
    const onItsWay = { ...sent, choices: [received!, notReceived!] }
    expect(possibleRefundForm(onItsWay, opened)).toMatchObject({ productStatus: 0, type: 1 })
    const chosen = { ...opened, productStatus: 1 as const, type: 2 as const }
    expect(possibleRefundForm(onItsWay, chosen)).toMatchObject({ productStatus: 1, type: 2 })
  })

  it('keeps what the shopper has chosen while it is possible', () => {
    const chosen = { ...opened, productStatus: 0 as const, reason: 'tooSlow' }
    expect(possibleRefundForm(sent, chosen)).toMatchObject({ productStatus: 0, reason: 'tooSlow' })
    const arrived = { ...sent, choices: [received!] }
    expect(possibleRefundForm(arrived, chosen)).toMatchObject({ productStatus: 1, reason: '' })
  })
})

it.each([
  ['', Number.NaN],
  ['-1', Number.NaN],
  ['abc', Number.NaN],
  ['0', 0],
  ['１２．５', 1250],
  ['๑๒', 1200],
  ['1,000.00', 100_000],
])('parses the amount %j as %d', (amountText, cents) => {
  expect(amountOf(refundable, { ...form, amountText })).toBe(cents)
})
