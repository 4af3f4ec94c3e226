import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { User } from '@/contracts/schemas/account'
import type { Order } from '@/contracts/schemas/orders'
import { paymentState } from '@/lib/checkout/payment-state'
import { toast } from '@/lib/toast/toast'
import messages from '@/messages/en.json'
import { PaymentDue } from './payment-due'

let refuse: (message: string) => void
jest.mock('./use-pay-with-code', () => ({
  usePayWithCode: ({ onRefused }: { onRefused: typeof refuse }) => {
    refuse = onRefused
    return { begin: () => undefined }
  },
}))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  usePlaceGuard: () => () => false,
}))
jest.mock('./pay-sheet', () => ({ PaySheet: () => null }))

const orderOf = (id: number, shop: string, total: number) =>
  ({
    id,
    shop: { id, name: shop, logo: '/logo.png' },
    items: [{ id, name: `Goods of ${shop}`, values: [], image: '/goods.png', quantity: 1 }],
    quantity: 1,
    total,
    actions: ['pay'],
    pay_before: null,
    paid_at: null,
  }) as unknown as Order

function open(orders: Order[]) {
  const user = { balance: 10_000, has_pay_password: true } as User
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <PaymentDue
          state={paymentState(orders)}
          user={user}
          onAttempt={() => undefined}
          onPaid={() => undefined}
        />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

it('shows the goods, the shops that are paid and the amount of each', () => {
  open([orderOf(1, 'Pepper Quay', 1200), orderOf(2, 'Amphora', 3400)])
  expect(screen.getByText('To Pepper Quay and Amphora')).toBeTruthy()
  const paidFor = screen.getByRole('region', { name: 'What you pay for' })
  expect(paidFor.textContent).toContain('$12.00')
  expect(paidFor.textContent).toContain('$34.00')
  expect(paidFor.textContent).toContain('Goods of Amphora')
})

it('shows a refused payment as the toast Pay Fail and the reason on the page', () => {
  const fail = jest.spyOn(toast, 'fail').mockImplementation(() => undefined)
  open([orderOf(1, 'Pepper Quay', 1200)])
  act(() => refuse('Your balance is not enough'))
  expect(fail).toHaveBeenCalledWith('Pay Fail')
  expect(screen.getByRole('alert').textContent).toContain('Your balance is not enough')
})
