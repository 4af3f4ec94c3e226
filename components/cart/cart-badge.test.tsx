import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { cartQuery } from '@/lib/queries/cart'
import words from '@/messages/en.json'
import { CartBadge } from './cart-badge'

jest.mock('@/lib/session/use-signed-in', () => ({ useSignedIn: () => true }))
jest.mock('@/lib/navigation/places', () => ({
  isClosedFromInside: () => false,
  subscribeToPlaces: () => () => undefined,
}))

it('counts what can be bought', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(cartQuery().queryKey, {
    lines: [
      { sku_id: 1, quantity: 4, available: true },
      { sku_id: 2, quantity: 1, available: false },
    ],
    quantity: 5,
    selected_quantity: 0,
    selected_total: 0,
  } as never)
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words}>
        <CartBadge />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('4')
})
