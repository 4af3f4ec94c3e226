import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Order } from '@/contracts/schemas/orders'
import messages from '@/messages/en.json'
import { PaymentDone } from './payment-done'

const orderOf = (id: number, status: number) => ({ id, status, items: [] }) as unknown as Order

it.each([
  ['paid just now, as they were loaded before', [0, 0], 500, '/myPurchases/1'],
  ['of one status', [2, 2], null, '/myPurchases/2'],
  ['of different statuses', [1, 2], null, '/myPurchases'],
])('links to the list of orders %s', (_name, statuses, paidCents, path) => {
  const orders = statuses.map((status, place) => orderOf(place + 1, status))
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PaymentDone orders={orders} paidCents={paidCents} balanceCents={0} />
    </NextIntlClientProvider>,
  )
  const link = screen.getByRole('link', { name: 'View orders' })
  expect(link.getAttribute('href')?.replace(/^\/en/, '')).toBe(path)
})
