import { arrivalAfter, arrivalOfOrder } from './arrival'

const paidAt = new Date('2026-11-21T12:00:00Z')
const expected = { earliest: '2026-11-28T12:00:00.000Z', latest: '2026-12-06T12:00:00.000Z' }

test('expects a parcel seven to fifteen days after the payment', () => {
  expect(arrivalAfter(paidAt)).toEqual(expected)
})

test.each([
  ['paid', { status: 1, paidAt, deliveredAt: null }, expected],
  ['shipped', { status: 2, paidAt, deliveredAt: null }, expected],
  ['unpaid', { status: 0, paidAt: null, deliveredAt: null }, null],
  ['without a time of payment', { status: 1, paidAt: null, deliveredAt: null }, null],
  ['delivered', { status: 2, paidAt, deliveredAt: paidAt }, null],
  ['received', { status: 3, paidAt, deliveredAt: null }, null],
  ['cancelled', { status: -1, paidAt, deliveredAt: null }, null],
])('describes the arrival of an order that is %s', (_, order, arrival) => {
  expect(arrivalOfOrder(order)).toEqual(arrival)
})
