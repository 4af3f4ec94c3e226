import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { User } from '@/contracts/schemas/account'
import type { Order } from '@/contracts/schemas/orders'
import { browserCall } from '@/lib/api/browser-transport'
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
jest.mock('@/lib/api/browser-transport', () => ({ browserCall: jest.fn() }))
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

function open(orders: Order[], balance = 10_000) {
  const user = { balance, has_pay_password: true } as User
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

describe('with a balance that is $28.99 short', () => {
  const inAudit = (...list: { amount: number; waits_for_code?: boolean; card_page?: string }[]) =>
    jest.mocked(browserCall).mockResolvedValue({ list, next_cursor: null })
  const topUp = () => screen.getByRole('link', { name: 'Top up' })

  it('carries the missing amount into the top-up', () => {
    inAudit()
    open([orderOf(7, 'Pepper Quay', 2999)], 100)
    expect(topUp().getAttribute('href')).toBe('/topUp?from=%2Fpayment%3Forders%3D7&amount=28.99')
  })

  it('says that a top-up is being checked, and does not suggest another', async () => {
    inAudit({ amount: 5000 })
    open([orderOf(7, 'Pepper Quay', 2999)], 100)
    expect(await screen.findByText('Your top-up of $50.00 is being checked')).toBeTruthy()
    expect(screen.getByText('Your balance is $28.99 short')).toBeTruthy()
    expect(topUp().className).not.toContain('bg-accent ')
    expect(topUp().getAttribute('href')).not.toContain('amount')
  })

  it('suggests the rest while the top-ups that are being checked are not enough', async () => {
    inAudit(
      { amount: 2000 },
      { amount: 9000, waits_for_code: true },
      { amount: 9000, card_page: 'https://pay.example' },
    )
    open([orderOf(7, 'Pepper Quay', 2999)], 100)
    expect(await screen.findByText('Your top-up of $20.00 is being checked')).toBeTruthy()
    expect(topUp().className).toContain('bg-accent ')
    expect(topUp().getAttribute('href')).toContain('&amount=8.99')
  })
})
