import fc from 'fast-check'
import type { OrderStatus } from '@/contracts/schemas/orders'
import { mostFor, wrongAmountFor } from '@/contracts/refund-terms'
import { isFullyRefunded, refundableOf, allocate, type SettledRefund } from './refund-amounts'
import { keptItems } from './reviewable'
import { canMoveRefund, REFUND_MOVES, refundActionsOf, refundChoices } from './refund-moves'
import type { RefundMove } from './refund-moves'
import { addedTaxOf, taxOn } from './tax'

describe('refund transitions', () => {
  const standings = [1, 2].flatMap((type) =>
    [0, 1, 2, 3, 4].flatMap((status) =>
      [false, true].map((isSent) => ({
        type,
        status,
        isSent,
        name: `${type} ${status} ${isSent}`,
      })),
    ),
  )
  const allowed: Record<string, RefundMove[]> = {
    '1 0 false': ['settle', 'refuse', 'withdraw'],
    '1 0 true': ['settle', 'refuse', 'withdraw'],
    '2 0 false': ['agree', 'refuse', 'withdraw'],
    '2 0 true': ['agree', 'refuse', 'withdraw'],
    '2 1 false': ['sendBack', 'refuse', 'withdraw'],
    '2 1 true': ['sendBack', 'settle', 'refuse', 'withdraw'],
  }
  it.each(standings)('from type, status and parcel $name', (standing) => {
    const moves = Object.keys(REFUND_MOVES) as RefundMove[]
    const possible = moves.filter((move) => canMoveRefund(standing, move))
    expect(possible).toEqual(allowed[standing.name] ?? [])
  })

  it('offers the shopper two actions', () => {
    expect(refundActionsOf({ type: 1, status: 0, isSent: false })).toEqual(['withdraw'])
    expect(refundActionsOf({ type: 2, status: 1, isSent: false })).toEqual(['sendBack', 'withdraw'])
    expect(refundActionsOf({ type: 2, status: 2, isSent: true })).toEqual([])
  })
})

it.each<[OrderStatus, [number, number[]][]]>([
  [0, []],
  [1, [[0, [1]]]],
  [
    2,
    [
      [0, [1]],
      [1, [1, 2]],
    ],
  ],
  [3, [[1, [1, 2]]]],
  [4, []],
  [-1, []],
  [-2, []],
  [-3, []],
  [-4, []],
])('in order status %i the refundable types and reasons are %j', (status, choices) => {
  const rows = refundChoices(status, true).map((row) => [row.product_status, row.types])
  expect(rows).toEqual(choices)
})

it.each([
  [false, 0],
  [true, 1],
])(
  'of a sent order that has arrived: %s, product status %i is the most likely',
  (arrived, last) => {
    expect(refundChoices(2, arrived).at(-1)?.product_status).toBe(last)
  },
)

describe('distributing an amount', () => {
  it.each([
    [100, [1, 1, 1], [33, 33, 34]],
    [1, [5, 5], [0, 1]],
    [0, [5, 5], [0, 0]],
    [7, [0, 7], [0, 7]],
    [0, [0, 0], [0, 0]],
    [9_007_199_254_740_991, [9_007_199_254_740_990, 1], [9_007_199_254_740_990, 1]],
  ])('distributes %d over %j', (amount, weights, shares) => {
    expect(allocate(amount, weights)).toEqual(shares)
  })
})

const shirts = { id: 1, price: 1299, quantity: 2 }
const kettle = { id: 2, price: 6000, quantity: 1 }
const untaxed = { tax: 0, taxKind: null }
const paid = { subtotal: 8598, freight: 499, discount: 1000, ...untaxed, isShipped: false }

describe('the refundable remainder', () => {
  it('is each item less its share of the discount, and the freight with the last item', () => {
    const left = refundableOf(paid, [shirts, kettle], [])
    expect(left).toEqual({
      items: [
        { id: 1, most: 2296 },
        { id: 2, most: 5302 },
      ],
      freight: 499,
      takenBack: new Set(),
      areFreeGoodsKept: false,
    })
    expect(mostFor(left, [1])).toBe(2296)
    expect(mostFor(left, [1, 2])).toBe(8598 + 499 - 1000)
    expect(mostFor(left, [])).toBe(0)
  })

  it('excludes the freight after shipment', () => {
    const left = refundableOf({ ...paid, isShipped: true }, [shirts, kettle], [])
    expect(mostFor(left, [1, 2])).toBe(8598 - 1000)
  })

  it('deducts earlier refunds from the items they were for', () => {
    const once = refundableOf(paid, [shirts, kettle], [{ itemIds: [1, 2], amount: 759 }])
    expect(once.items.map((item) => item.most)).toEqual([2067, 4772])
    const twice = refundableOf(paid, [shirts, kettle], [{ itemIds: [1], amount: 2296 }])
    expect(twice.items.map((item) => item.most)).toEqual([0, 5302])
    // Nothing will be shipped any more, so the freight is refunded with the last item.
    expect(mostFor(twice, [2])).toBe(5302 + 499)
  })

  it('deducts a discount above the goods from the freight', () => {
    const free = { subtotal: 1000, freight: 499, discount: 1200, ...untaxed, isShipped: false }
    const left = refundableOf(free, [{ id: 1, price: 1000, quantity: 1 }], [])
    expect(left).toEqual({
      items: [{ id: 1, most: 0 }],
      freight: 299,
      takenBack: new Set(),
      areFreeGoodsKept: true,
    })
  })

  it('includes the added tax, in proportion to items and freight, and not the included one', () => {
    // 7 per cent of 85.98 + 4.99 − 10.00.
    const taxed = { ...paid, tax: 567, taxKind: 'added' as const }
    const left = refundableOf(taxed, [shirts, kettle], [])
    expect(left).toEqual({
      items: [
        { id: 1, most: 2296 + 160 },
        { id: 2, most: 5302 + 372 },
      ],
      freight: 499 + 35,
      takenBack: new Set(),
      areFreeGoodsKept: false,
    })
    expect(mostFor(left, [1, 2])).toBe(8598 + 499 - 1000 + 567)
    const included = { ...taxed, taxKind: 'included' as const }
    expect(refundableOf(included, [shirts, kettle], [])).toEqual(
      refundableOf(paid, [shirts, kettle], []),
    )
  })

  it('leaves free goods with the shopper until the whole freight is refunded', () => {
    const free = { subtotal: 1000, freight: 499, discount: 1000, ...untaxed, isShipped: false }
    const goods = [{ id: 1, price: 1000, quantity: 1 }]
    const cent = [{ itemIds: [1], amount: 1 }]
    expect(isFullyRefunded(refundableOf(free, goods, cent))).toBe(false)
    expect(keptItems(free, goods, cent)).toEqual(goods)
    const all = [...cent, { itemIds: [1], amount: 498 }]
    expect(isFullyRefunded(refundableOf(free, goods, all))).toBe(true)
    expect(keptItems(free, goods, all)).toEqual([])
  })

  it('refunds the freight of free goods only when all of them are named', () => {
    const free = { subtotal: 2000, freight: 499, discount: 2000, ...untaxed, isShipped: false }
    const goods = [1, 2].map((id) => ({ id, price: 1000, quantity: 1 }))
    const left = refundableOf(free, goods, [])
    expect([[1], [2], [1, 2]].map((ids) => mostFor(left, ids))).toEqual([0, 0, 499])
    expect(wrongAmountFor(left, [1], 499)).toBe('fields.refundMost')
    expect(wrongAmountFor(left, [2, 1], 499)).toBeNull()
  })

  it.each([
    [[1], 2296, null],
    [[1], 2297, 'fields.refundMost'],
    [[1, 2], 7597, null],
    [[1, 2], 7598, 'fields.refundFreight'],
    [[1, 2], 8096, 'fields.refundFreight'],
    [[1, 2], 8097, null],
    [[1, 2], 8098, 'fields.refundMost'],
  ])('of items %j allows %d: %s', (itemIds, amount, wrong) => {
    expect(wrongAmountFor(refundableOf(paid, [shirts, kettle], []), itemIds, amount)).toBe(wrong)
    const sent = refundableOf({ ...paid, isShipped: true }, [shirts, kettle], [])
    const isTooMuch = amount > mostFor(sent, itemIds)
    expect(wrongAmountFor(sent, itemIds, amount)).toBe(isTooMuch ? 'fields.refundMost' : null)
  })

  it('is zero when all goods are refunded, with or without the freight', () => {
    const after = (...settled: SettledRefund[]) => refundableOf(paid, [shirts, kettle], settled)
    const shirtsGiven = { itemIds: [1], amount: 2296 }
    expect(isFullyRefunded(after(shirtsGiven))).toBe(false)
    expect(isFullyRefunded(after(shirtsGiven, { itemIds: [2], amount: 5301 }))).toBe(false)
    expect(isFullyRefunded(after(shirtsGiven, { itemIds: [2], amount: 5302 }))).toBe(true)
    expect(isFullyRefunded(after({ itemIds: [1, 2], amount: 8097 }))).toBe(true)
    expect(after({ itemIds: [1, 2], amount: 8097 }).freight).toBe(0)
    expect(after({ itemIds: [1, 2], amount: 7699 }).freight).toBe(398)
  })
})

const order = fc
  .record({
    items: fc.array(
      fc.record({ price: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 999 }) }),
      { minLength: 1, maxLength: 6 },
    ),
    freight: fc.constantFrom(0, 1, 499),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    isShipped: fc.boolean(),
    taxKind: fc.constantFrom('included' as const, 'added' as const, null),
    taxBasisPoints: fc.nat(10_000),
  })
  .map(({ items, freight, off, isShipped, ...rule }) => {
    const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const discount = Math.floor((subtotal + freight) * off)
    return {
      items: items.map((item, index) => ({ ...item, id: index + 1 })),
      paid: {
        subtotal,
        freight,
        discount,
        isShipped,
        ...taxOn(subtotal + freight - discount, rule),
      },
    }
  })

it('never refunds more than was paid, in any split, and in the end all of it', () => {
  const steps = fc.array(
    fc.tuple(fc.array(fc.boolean(), { minLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true })),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(order, steps, ({ items, paid: terms }, asked) => {
      const settled: SettledRefund[] = []
      for (const [chosen, part] of asked) {
        const left = refundableOf(terms, items, settled)
        for (const { most } of left.items) expect(most).toBeGreaterThanOrEqual(0)
        const itemIds = items.flatMap(({ id }, index) => (chosen[index] ? [id] : []))
        const amount = Math.floor(mostFor(left, itemIds) * part)
        if (amount > 0) settled.push({ itemIds, amount })
      }
      const left = refundableOf(terms, items, settled)
      const all = items.map(({ id }) => id)
      const given = settled.reduce((sum, { amount }) => sum + amount, 0)
      const rest = mostFor(left, all)
      const total = terms.subtotal + terms.freight - terms.discount + addedTaxOf(terms)
      const { freight } = refundableOf({ ...terms, isShipped: false }, items, [])
      expect(given + rest).toBe(terms.isShipped ? total - freight : total)
    }),
  )
})
