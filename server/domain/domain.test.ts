import fc from 'fast-check'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderStatus } from '@/contracts/schemas/orders'
import { decodeCursor, encodeCursor, readPage, type PageAfter } from './cursor'
import { purchaseTransfer, rechargeTransfer } from './ledger'
import { actionsOf, canMove, ORDER_MOVES, type OrderMove } from './order-moves'
import { PAY_WITHIN_MINUTES, sumOf, totalsOf } from './pricing'
import { InvalidInput } from './domain-error'

const keys = { keyFor: () => Buffer.from('a key') }

describe('order transitions', () => {
  const every = Object.values(ORDER_STATUS).flatMap((status) =>
    (Object.keys(ORDER_MOVES) as OrderMove[]).map((move): [OrderMove, OrderStatus] => [
      move,
      status,
    ]),
  )
  const allowed: [OrderMove, OrderStatus][] = [
    ['pay', 0],
    ['cancel', 0],
    ['cancelFree', 1],
    ['expire', 0],
    ['ship', 1],
    ['confirm', 2],
    ['assumeReceived', 2],
    ['review', 3],
    ['complete', 3],
    ['askRefund', 1],
    ['askAfterSale', 2],
    ['askAfterSale', 3],
    ['refundAll', -2],
    ['refundAll', -4],
    ['endRefund', -2],
    ['endRefund', -4],
  ]
  it.each(every)('%s from status %i', (move, status) => {
    expect(canMove(status, move)).toBe(
      allowed.some(([name, from]) => name === move && from === status),
    )
  })

  const now = new Date('2026-01-01T00:00:00Z')
  const whole = { payBefore: now, canReview: true, canRefund: true, isFreeAndUnsent: false }

  it('offers payment only before the deadline', () => {
    const payBefore = new Date(now.getTime() + 1)
    expect(actionsOf({ ...whole, status: 0, payBefore }, now)).toEqual(['pay', 'cancel'])
    expect(actionsOf({ ...whole, status: 0 }, now)).toEqual(['cancel'])
  })

  it.each<[OrderStatus, string[]]>([
    [1, ['refund']],
    [2, ['confirm', 'refund']],
    [3, ['review', 'refund']],
    [4, ['review']],
    [-1, []],
    [-2, []],
    [-3, []],
    [-4, []],
  ])('offers in status %i exactly %j', (status, actions) => {
    expect(actionsOf({ ...whole, status }, now)).toEqual(actions)
  })

  it('offers no review of a reviewed item, and no refund of a refunded one', () => {
    const neither = { ...whole, canReview: false, canRefund: false }
    expect(actionsOf({ ...neither, status: 3 }, now)).toEqual([])
    expect(actionsOf({ ...neither, status: 2 }, now)).toEqual(['confirm'])
    expect(actionsOf({ ...neither, status: 4 }, now)).toEqual([])
    expect(actionsOf({ ...neither, status: 0 }, now)).toEqual(['cancel'])
  })

  it('offers to cancel a free order until a parcel of it is sent', () => {
    const free = { ...whole, canReview: false, canRefund: false, isFreeAndUnsent: true }
    expect(actionsOf({ ...free, status: 1 }, now)).toEqual(['cancel'])
    expect(actionsOf({ ...free, status: 1, isFreeAndUnsent: false }, now)).toEqual([])
    expect(actionsOf({ ...free, status: 2 }, now)).toEqual(['confirm'])
  })
})

describe('the ledger', () => {
  it('creates transfers that sum to zero, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (cents) => {
        for (const transfer of [purchaseTransfer(1, 2, cents), rechargeTransfer(1, 2, cents)]) {
          expect(transfer.postings.reduce((sum, posting) => sum + posting.amount, 0)).toBe(0)
        }
      }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('rejects the amount %d', (cents) => {
    expect(() => purchaseTransfer(1, 2, cents)).toThrow(RangeError)
  })
})

describe('totals', () => {
  it('sum to whole cents, with freight only below 49.00', () => {
    const lines = fc.array(
      fc.record({ price: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 999 }) }),
    )
    fc.assert(
      fc.property(lines, (group) => {
        const { subtotal, freight, discount, total } = totalsOf([group], 0)[0]!
        expect(total).toBe(subtotal + freight - discount)
        expect(Number.isSafeInteger(total)).toBe(true)
        expect(freight).toBe(group.length === 0 || subtotal >= 4900 ? 0 : 499)
      }),
    )
  })

  it.each([
    [4899, 499],
    [4900, 0],
    [4901, 0],
  ])('for goods of %i cents include a freight of %i', (price, freight) => {
    expect(totalsOf([[{ price, quantity: 1 }]], 0)[0]).toMatchObject({
      subtotal: price,
      freight,
      total: price + freight,
    })
  })
})

it('adds up the totals of all shops', () => {
  const totals = totalsOf([[{ price: 5000, quantity: 2 }], [{ price: 100, quantity: 1 }], []], 1000)
  expect(totals.map(({ freight }) => freight)).toEqual([0, 499, 0])
  expect(sumOf(totals)).toBe(10_000 + 100 + 499 - 1000)
  expect(sumOf([])).toBe(0)
  expect(PAY_WITHIN_MINUTES).toBe(30)
})

describe('cursors', () => {
  it('continues a bounded search after the last row that it looked at', async () => {
    const read = ({ after }: PageAfter<{ id: number }>) =>
      Promise.resolve(
        after ? { found: [{ id: 3 }], end: undefined } : { found: [], end: { id: 5 } },
      )
    const page = (cursor?: string) =>
      readPage(keys, 'shops', { cursor, limit: 2 }, read, ({ id }) => ({ id }))
    const first = await page()
    expect(first.rows).toEqual([])
    expect(decodeCursor(keys, 'shops', first.next_cursor!)).toEqual({ id: 5 })
    expect(await page(first.next_cursor!)).toEqual({ rows: [{ id: 3 }], next_cursor: null })
  })

  it('are decoded as they were encoded, only for their own list', () => {
    const cursor = encodeCursor(keys, 'orders', { id: 7 })
    expect(decodeCursor(keys, 'orders', cursor)).toEqual({ id: 7 })
    expect(decodeCursor(keys, 'orders', undefined)).toBeUndefined()
    const fields = { cursor: 'fields.invalid' }
    expect(() => decodeCursor(keys, 'shops', cursor)).toThrow(expect.objectContaining({ fields }))
    const others = {
      keyFor: (purpose: string) => Buffer.from(purpose === 'cursor' ? 'b' : 'a key'),
    }
    expect(() => decodeCursor(others, 'orders', cursor)).toThrow(InvalidInput)
  })

  it('are rejected when any character changes', () => {
    const cursor = encodeCursor(keys, 'orders', { id: 7 })
    for (const forged of [
      '',
      '.',
      'x',
      'x.y',
      `${cursor.split('.')[0]}.`,
      cursor.replace(/^./, 'z'),
    ]) {
      expect(() => decodeCursor(keys, 'orders', forged)).toThrow(InvalidInput)
    }
  })
})
