import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmProvider } from '@/components/ui/confirm-provider'
import { CODE } from '@/contracts/codes'
import type { Quote } from '@/contracts/schemas/orders'
import { ApiError, type ApiErrorKind } from '@/lib/api/api-error'
import { browserCall } from '@/lib/api/browser-transport'
import { messagesOf } from '@/lib/i18n/messages'
import words from '@/messages/en.json'
import { ChangeList } from './change-list'
import { usePlaceOrder } from './use-place-order'

jest.mock('@/lib/api/browser-transport', () => ({ browserCall: jest.fn() }))
const send = jest.fn<Promise<never>, []>()
jest.mock('@/lib/mutations/orders', () => ({
  useCreateOrder: () => ({ mutateAsync: () => send(), isPending: false }),
}))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  useGuardedNavigation: () => ({ replace: () => undefined }),
}))

const ITEMS = [{ sku_id: 31, quantity: 1 }]
const ORDER = { items: ITEMS, address_id: 1, expected_total: 999 }

const queryClient = new QueryClient()

/** The dialog has the messages of the root layout; the page has those of its part. */
function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={messagesOf('public', words)}>
        <ConfirmProvider>
          <NextIntlClientProvider locale="en" messages={words}>
            {children}
          </NextIntlClientProvider>
        </ConfirmProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>
  )
}

function open() {
  sessionStorage.clear()
  const { result } = renderHook(() => usePlaceOrder(ITEMS), { wrapper: Around })
  const place = (kind: ApiErrorKind) => {
    send.mockRejectedValueOnce(new ApiError({ kind, message: '', status: 200 }))
    return act(() => result.current.place(ORDER, {} as Quote))
  }
  return { result, place, unanswered: () => result.current.unanswered }
}

it('retries an order without a response until there is one, also after a request that came too early', async () => {
  const { place, unanswered } = open()
  await place('network')
  expect(unanswered()).toEqual(ORDER)
  await place('duplicate')
  expect(unanswered()).toEqual(ORDER)
  await place('refused')
  expect(unanswered()).toBeNull()
})

const line = {
  sku_id: 31,
  name: 'Kettle',
  values: [],
  price: 999,
  quantity: 1,
  stock: 9,
  available: true,
}
const tax = { included: false, rate: 10, amount: 100 }
const group = { shop: { id: 4, name: 'Amphora' }, lines: [line], freight: 0, discount: 99, tax }
const promo = { code: 'WELCOME10', valid: true, reason: null }
const seen = { groups: [group], total: 1000, promo } as unknown as Quote

it('names the changes of the total in words, also those of freight, tax and promo code', async () => {
  const other = { ...line, sku_id: 32, name: 'Lamp' }
  const before = { ...seen, groups: [{ ...group, lines: [line, other] }] } as unknown as Quote
  const now = {
    ...seen,
    groups: [
      {
        ...group,
        lines: [
          { ...line, price: 1200 },
          { ...other, available: false },
        ],
        freight: 500,
        discount: 0,
        tax: { ...tax, amount: 120 },
      },
    ],
    total: 1820,
  } as unknown as Quote
  jest.mocked(browserCall).mockResolvedValue(now)
  send.mockRejectedValueOnce(
    new ApiError({
      kind: 'refused',
      message: '',
      status: 200,
      code: CODE.conflict,
      data: { total: 1820 },
    }),
  )
  const { result } = renderHook(() => usePlaceOrder(ITEMS), { wrapper: Around })
  act(() => void result.current.place(ORDER, before))
  const dialog = await screen.findByRole('alertdialog')
  for (const name of ['Kettle', 'Lamp', 'Freight · Amphora', 'Tax · Amphora'])
    expect(dialog.textContent).toContain(name)
  expect(dialog.textContent).toContain('Discount · WELCOME10')
  expect(dialog.textContent).toContain('Not included in this order')
  expect(dialog.textContent).not.toContain('checkout.')
})

it('places no second order while the new total loads, and none after one was placed', async () => {
  sessionStorage.clear()
  const { promise, resolve } = Promise.withResolvers<Quote>()
  jest.mocked(browserCall).mockReturnValue(promise)
  send.mockRejectedValueOnce(totalChanged())
  const { result } = renderHook(() => usePlaceOrder(ITEMS), { wrapper: Around })
  act(() => void result.current.place(ORDER, seen))
  await waitFor(() => expect(browserCall).toHaveBeenCalled())
  expect(result.current.isPending).toBe(true)
  const changed = { ...group, lines: [{ ...line, price: 1200 }] }
  act(() => resolve({ ...seen, groups: [changed], total: 1201 } as unknown as Quote))
  const dialog = await screen.findByRole('alertdialog')
  expect(result.current.isPending).toBe(true)
  send.mockResolvedValueOnce({ orders: [{ id: 7 }] } as never)
  act(() =>
    within(dialog)
      .getByRole('button', { name: /Order for/ })
      .click(),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(result.current.isPending).toBe(true)
})

it('restores no order that was refused, when the next one was not sent', async () => {
  const now = { ...seen, groups: [{ ...group, lines: [{ ...line, price: 1200 }] }], total: 1201 }
  jest.mocked(browserCall).mockResolvedValue(now)
  const { result } = open()
  send.mockRejectedValueOnce(totalChanged())
  send.mockRejectedValueOnce(new ApiError({ kind: 'duplicate', message: '', status: 200 }))
  act(() => void result.current.place(ORDER, seen))
  const dialog = await screen.findByRole('alertdialog')
  act(() =>
    within(dialog)
      .getByRole('button', { name: /Order for/ })
      .click(),
  )
  await waitFor(() => expect(result.current.isPending).toBe(false))
  expect(result.current.unanswered).toBeNull()
})

const totalChanged = () =>
  new ApiError({
    kind: 'refused',
    message: '',
    status: 200,
    code: CODE.conflict,
    data: { total: 1 },
  })

it('asks nothing when the new total cannot be loaded', async () => {
  sessionStorage.clear()
  jest.mocked(browserCall).mockRejectedValue(new ApiError({ kind: 'network', message: '' }))
  send.mockRejectedValueOnce(totalChanged())
  const { result } = renderHook(() => usePlaceOrder(ITEMS), { wrapper: Around })
  await act(() => result.current.place(ORDER, seen))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('lists two SKUs of the same name', () => {
  const report = jest.spyOn(console, 'error').mockReturnValue()
  const change = { kind: 'line', name: 'Tea', before: 100, after: 200 } as const
  const labels = { freight: '', tax: '', promo: '', notIncluded: '' }
  const changes = [31, 32].map((id) => ({ ...change, id }))
  render(<ChangeList changes={changes} labels={labels} />, { wrapper: Around })
  expect(screen.getAllByText('Tea')).toHaveLength(2)
  expect(report).not.toHaveBeenCalled()
})
