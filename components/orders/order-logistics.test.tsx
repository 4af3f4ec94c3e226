import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Order } from '@/contracts/schemas/orders'
import words from '@/messages/en.json'
import { OrderHead } from './order-head'
import { OrderParcels } from './order-logistics'

const parcel = (number: number) => ({
  number,
  carrier: 'Post',
  tracking_no: `NO-${number}`,
  events: [],
  items: [{ item_id: 5, quantity: 1 }],
})

const NEXT = words.orders.next

it.each([
  ['part of an order', 1, 1, ['Parcel 1'], 1, NEXT.partlySent],
  ['part of an order in two parcels', 1, 2, ['Parcel 1', 'Parcel 2'], 2, NEXT.partlySent],
  ['an order in one parcel', 2, 1, ['Logistics info'], 0, NEXT.delivered],
  ['an order in two parcels', 2, 2, ['Parcel 1 of 2', 'Parcel 2 of 2'], 2, NEXT.delivered],
  ['an order before its shipment', 1, 0, [], 0, NEXT.waitingDelivery],
])('shows %s', (_name, status, count, headings, lists, next) => {
  const order = {
    status,
    items: [{ id: 5, name: 'Tea', quantity: 3 }],
    parcels: Array.from({ length: count }, (_, at) => parcel(at + 1)),
    logistics: null,
    delivered_at: null,
    arrival: null,
    pay_before: null,
  } as unknown as Order
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <OrderHead order={order} />
      <OrderParcels order={order} />
    </NextIntlClientProvider>,
  )
  const shown = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(shown.slice(1)).toEqual(headings)
  expect(screen.queryAllByText('1 × Tea')).toHaveLength(lists)
  expect(screen.getByText(next)).toBeTruthy()
})

it('shows two equal messages of a carrier', () => {
  const report = jest.spyOn(console, 'error').mockReturnValue()
  const event = { at: '2026-11-28T10:00:00.000Z', text: 'In transit', place: 'Bangkok' }
  const order = {
    status: 2,
    items: [{ id: 5, name: 'Tea', quantity: 1 }],
    parcels: [{ ...parcel(1), events: [event, event] }],
  } as unknown as Order
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <OrderParcels order={order} />
    </NextIntlClientProvider>,
  )
  expect(screen.getAllByText(/In transit/)).toHaveLength(2)
  expect(report).not.toHaveBeenCalled()
})
