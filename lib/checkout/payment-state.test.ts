import type { Order } from '@/contracts/schemas/orders'
import { missingCents, paymentState, untilDeadlineMs } from './payment-state'

const order = (own: Partial<Order>) => ({ total: 100, actions: [], paid_at: null, ...own }) as Order
const payable = (total: number, payBefore: string) =>
  order({ total, actions: ['pay', 'cancel'], pay_before: payBefore })

it('sums the payable orders and takes the earliest deadline', () => {
  const state = paymentState([
    payable(250, '2026-11-21T10:30:00.000Z'),
    payable(199, '2026-11-21T10:10:00.000Z'),
    order({ paid_at: '2026-11-21T09:00:00.000Z', total: 999 }),
  ])
  expect(state.due).toHaveLength(2)
  expect(state.dueCents).toBe(449)
  expect(state.paid).toHaveLength(1)
  expect(state.payBefore).toBe('2026-11-21T10:10:00.000Z')
})

it('has nothing due when no order can be paid', () => {
  expect(paymentState([order({ actions: ['cancel'] })])).toEqual({
    due: [],
    dueCents: 0,
    paid: [],
    payBefore: null,
  })
})

it.each([
  [500, 449, 0],
  [449, 449, 0],
  [400, 449, 49],
])('a balance of %i for %i is short by %i', (balance, due, missing) => {
  expect(missingCents(balance, due)).toBe(missing)
})

it('refetches just after the deadline, and never without one', () => {
  const now = Date.parse('2026-11-21T10:00:00.000Z')
  expect(untilDeadlineMs(payable(1, '2026-11-21T10:01:00.000Z'), now)).toBe(60_500)
  expect(untilDeadlineMs(payable(1, '2026-11-21T09:00:00.000Z'), now)).toBe(5000)
  expect(untilDeadlineMs(order({ pay_before: null }), now)).toBe(false)
  expect(untilDeadlineMs(undefined, now)).toBe(false)
})
