import fc from 'fast-check'
import { ORDER_STATUS, type OrderStatus } from '@/contracts/orders'
import { decodeCursor, encodeCursor } from './cursor'
import { purchaseTransfer, rechargeTransfer } from './ledger'
import { actionsOf, canMove, ORDER_MOVES, type OrderMove } from './order-moves'
import { totalsOf } from './pricing'
import { InvalidInput } from './refusal'

const keys = { keyFor: () => Buffer.from('a key') }

describe('order moves', () => {
  const every = Object.values(ORDER_STATUS).flatMap((status) =>
    (Object.keys(ORDER_MOVES) as OrderMove[]).map((move): [OrderMove, OrderStatus] => [
      move,
      status,
    ]),
  )
  const allowed: [OrderMove, OrderStatus][] = [
    ['pay', 0],
    ['cancel', 0],
  ]
  it.each(every)('%s from status %i', (move, status) => {
    expect(canMove(status, move)).toBe(
      allowed.some(([name, from]) => name === move && from === status),
    )
  })

  it('offers to pay only in time', () => {
    const now = new Date('2026-01-01T00:00:00Z')
    expect(actionsOf(0, new Date(now.getTime() + 1), now)).toEqual(['pay', 'cancel'])
    expect(actionsOf(0, now, now)).toEqual(['cancel'])
    expect(actionsOf(1, new Date(now.getTime() + 1), now)).toEqual([])
  })
})

describe('the ledger', () => {
  it('makes transfers that sum to zero, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (cents) => {
        for (const transfer of [purchaseTransfer(1, 2, cents), rechargeTransfer(1, 2, cents)]) {
          expect(transfer.legs.reduce((sum, leg) => sum + leg.amount, 0)).toBe(0)
        }
      }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('moves no amount of %d', (cents) => {
    expect(() => purchaseTransfer(1, 2, cents)).toThrow(RangeError)
  })
})

describe('totals', () => {
  it('add up, in whole cents, with freight exactly below 49.00', () => {
    const lines = fc.array(
      fc.record({ price: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 999 }) }),
    )
    fc.assert(
      fc.property(lines, (group) => {
        const { subtotal, freight, discount, total } = totalsOf(group)
        expect(total).toBe(subtotal + freight - discount)
        expect(Number.isSafeInteger(total)).toBe(true)
        expect(freight).toBe(group.length === 0 || subtotal >= 4900 ? 0 : 499)
      }),
    )
  })
})

describe('cursors', () => {
  it('come back as they went, for their own list alone', () => {
    const cursor = encodeCursor(keys, 'orders', { id: 7 })
    expect(decodeCursor(keys, 'orders', cursor)).toEqual({ id: 7 })
    expect(decodeCursor(keys, 'orders', undefined)).toBeUndefined()
    expect(() => decodeCursor(keys, 'shops', cursor)).toThrow(InvalidInput)
  })

  it('are refused when any character of them is changed', () => {
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
