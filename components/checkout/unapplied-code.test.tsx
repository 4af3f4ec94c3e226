import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { ConfirmProvider } from '@/components/ui/confirm-provider'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { accountKeys } from '@/lib/queries/account-keys'
import words from '@/messages/en.json'
import { CheckoutScreen } from './checkout-screen'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
const send = jest.fn<Promise<{ orders: { id: number }[] }>, [input: object]>()
jest.mock('@/lib/mutations/orders', () => ({
  useCreateOrder: () => ({ mutateAsync: (input: object) => send(input), isPending: false }),
}))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  useGuardedNavigation: () => ({ replace: () => undefined }),
}))
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams('items=31.1'),
}))
jest.mock('./shop-group', () => ({ ShopGroup: () => null }))
jest.mock('./delivery-card', () => ({ DeliveryCard: () => null }))

const TYPED_WRONG = 'There is no such promo code'

/** The reply to a quote with this code: WELCOME takes $1.00 off, LATER fails to load, others are unknown. */
function quoteOf(code: string | undefined) {
  if (code === 'LATER') throw new ApiError({ kind: 'network', message: 'Offline' })
  const discount = code === 'WELCOME' ? 100 : 0
  const line = { sku_id: 31, name: 'Kettle', values: [], price: 999, quantity: 1, available: true }
  const total = 999 - discount
  const shop = { id: 4, name: 'Amphora' }
  return {
    groups: [{ shop, lines: [line], subtotal: 999, freight: 0, discount, total }],
    subtotal: 999,
    freight: 0,
    discount,
    total,
    promo: code ? { code, valid: discount > 0, reason: discount > 0 ? null : TYPED_WRONG } : null,
  }
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: words.checkout.promo })
const placeOrder = () => userEvent.click(screen.getByRole('button', { name: words.checkout.place }))

beforeEach(async () => {
  sessionStorage.clear()
  send.mockReset().mockResolvedValue({ orders: [{ id: 7 }] })
  jest.mocked(callEndpoint).mockImplementation(async (_contract, name, input) => {
    if (name !== 'quoteOrder') return [{ id: 1, is_default: true }] as never
    return quoteOf((input as { promo_code?: string }).promo_code) as never
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(accountKeys.user, { id: 7, balance: 50_000 })
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words} timeZone="UTC">
        <ConfirmProvider>
          <CheckoutScreen />
        </ConfirmProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  await field()
})

it('applies a typed code before the order, and orders at its total once that is confirmed', async () => {
  await userEvent.type(await field(), ' WELCOME ')
  await placeOrder()
  const question = await screen.findByRole('alertdialog', { name: 'Promo code applied' })
  expect(question.textContent).toContain('It was $9.99 and is now $8.99')
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(within(question).getByRole('button', { name: 'Order for $8.99' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ expected_total: 899, promo_code: 'WELCOME' }),
  )
})

it('shows the new total and keeps the code when the question is dismissed', async () => {
  await userEvent.type(await field(), 'WELCOME')
  await placeOrder()
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: words.actions.cancel }))
  expect(send).not.toHaveBeenCalled()
  expect(await screen.findByText('WELCOME')).toBeTruthy()
  await waitFor(() => expect(document.body.textContent).toContain('$8.99'))
  await placeOrder()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

it('places no order with a code that is not valid, until the field is empty', async () => {
  await userEvent.type(await field(), 'NOSUCH')
  await placeOrder()
  expect(await screen.findByText(TYPED_WRONG)).toBeTruthy()
  const code = await field()
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(code.getAttribute('aria-invalid')).toBe('true')
  code.blur()
  await placeOrder()
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(send).not.toHaveBeenCalled()
  await userEvent.clear(code)
  expect(screen.queryByText(TYPED_WRONG)).toBeNull()
  await placeOrder()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]?.[0]).not.toHaveProperty('promo_code')
})

it('keeps the page and the code when its quote cannot be loaded', async () => {
  await userEvent.type(await field(), 'LATER')
  await placeOrder()
  const asked = expect.objectContaining({ promo_code: 'LATER' })
  await waitFor(() =>
    expect(callEndpoint).toHaveBeenCalledWith(
      expect.any(Function),
      'quoteOrder',
      asked,
      expect.anything(),
    ),
  )
  const button = screen.getByRole('button', { name: words.checkout.place })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect((await field()).value).toBe('LATER')
  expect(send).not.toHaveBeenCalled()
})
