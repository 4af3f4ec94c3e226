import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { ConfirmProvider } from '@/components/ui/confirm-provider'
import type { Order } from '@/contracts/schemas/orders'
import words from '@/messages/en.json'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { orderKeys } from '@/lib/queries/orders'
import { currentToast } from '@/lib/toast/toast'
import { OrderActions } from './order-actions'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))

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

it('says that an order is cancelled, though its button is gone by then', async () => {
  const order = { id: 7, order_no: 'S7', status: 0, items: [], actions: ['cancel'] }
  const cancelled = { ...order, status: 5, actions: [] }
  jest.mocked(callEndpoint).mockResolvedValue(cancelled)
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(orderKeys.detail(7), order)
  // Reloaded after the call, as the order on its page is.
  const reload = () => new Promise((resolve) => setTimeout(resolve, 50, cancelled))
  function Page() {
    const { data } = useQuery({ queryKey: orderKeys.detail(7), queryFn: reload })
    return data ? <OrderActions order={data as unknown as Order} size="tight" /> : null
  }
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ConfirmProvider>
          <Page />
        </ConfirmProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  act(() => screen.getByRole('button', { name: words.orders.cancel }).click())
  const question = await screen.findByRole('alertdialog')
  act(() => within(question).getByRole('button', { name: words.orders.cancel }).click())
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ kind: 'success', text: words.orders.status.cancelled }),
  )
  expect(screen.queryByRole('button', { name: words.orders.cancel })).toBeNull()
})
