import type { Order } from '@/contracts/schemas/orders'
import { orderTimeline } from './timeline'

const order = (own: Partial<Order>) =>
  ({
    status: 0,
    created_at: 'a',
    paid_at: null,
    shipped_at: null,
    delivered_at: null,
    received_at: null,
    completed_at: null,
    ...own,
  }) as Order

const drawn = (of: Order) => orderTimeline(of).map(({ name, place }) => `${name} ${place}`)

it('is at the last step that has a time', () => {
  expect(drawn(order({ status: 1, paid_at: 'b' }))).toEqual([
    'created done',
    'paid now',
    'shipped ahead',
    'delivered ahead',
    'received ahead',
    'completed ahead',
  ])
})

it('ends a closed order with how it was closed', () => {
  expect(drawn(order({ status: -1 }))).toEqual(['created done', 'cancelled now'])
  const refunded = order({ status: -3, paid_at: 'b' })
  expect(drawn(refunded)).toEqual(['created done', 'paid done', 'refunded now'])
})

it('leaves out skipped steps', () => {
  const steps = drawn(order({ status: 3, paid_at: 'b', shipped_at: 'c', received_at: 'e' }))
  expect(steps).toEqual([
    'created done',
    'paid done',
    'shipped done',
    'received now',
    'completed ahead',
  ])
})
