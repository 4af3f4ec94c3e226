import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { ConfirmProvider } from '@/components/ui/confirm-provider'
import type { Order } from '@/contracts/schemas/orders'
import words from '@/messages/en.json'
import { OrderActions } from './order-actions'

jest.mock('@/components/layout/use-guarded-navigation', () => ({
  usePlaceGuard: () => () => false,
}))

it.each([
  ['outlined while the parcel is on its way', null, false],
  ['filled once it was delivered', '2026-11-27T10:00:00Z', true],
])('shows Confirm received %s', (_name, delivered_at, isFilled) => {
  const order = { id: 7, order_no: 'S7', status: 2, items: [], actions: ['confirm'], delivered_at }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ConfirmProvider>
          <OrderActions order={order as unknown as Order} size="tight" />
        </ConfirmProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  const { className } = screen.getByRole('button', { name: words.orders.confirm })
  expect(className.includes('bg-accent ')).toBe(isFilled)
})
