import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { ConfirmProvider } from '@/components/ui/confirm-provider'
import { ApiError } from '@/lib/api/api-error'
import words from '@/messages/en.json'
import { WithdrawForm } from './withdraw-form'

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/withDraw' }))
jest.mock('@/lib/mutations/account', () => ({
  useVerifyPay: () => ({ mutateAsync: async () => ({ ticket: 'ticket' }), isPending: false }),
}))
const request = jest.fn<Promise<object>, [object]>()
jest.mock('@/lib/mutations/withdrawals', () => ({
  useRequestWithdrawal: () => ({
    mutateAsync: (input: object) => request(input),
    isPending: false,
  }),
  useRemoveBankCard: () => ({ mutateAsync: async () => ({}), isPending: false }),
}))

const CARD = { id: 3, bank_name: 'Krung Thai', bank_card_no: '•••• 1111', holder: 'Mali' }
const terms = {
  balance: 50_000,
  charge_rate: 0.01,
  charge_min: 100,
  min_amount: 1000,
  cards: [CARD],
  sum: null,
}
const user = { id: 7, has_pay_password: true } as ComponentProps<typeof WithdrawForm>['user']
const t = words.withdraw

/** A reload: nothing of React is left, and nothing was cleaned up. */
function load() {
  document.body.replaceChildren()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ConfirmProvider>
          <WithdrawForm terms={terms} user={user} />
        </ConfirmProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

it('a withdrawal keeps its amount and its other card through a reload, but not the card number', () => {
  load()
  fireEvent.click(screen.getByRole('radio', { name: t.anotherCard }))
  type(t.amount, '120.50')
  type(t.bankName, 'Siam Commercial')
  type(t.bankCardNo, '4242 4242 4242 4242')
  type(t.holder, 'Mali Srisai')
  expect(sessionStorage.getItem('kept-form:withdraw')).not.toMatch(/(4242 ?){3}/)
  load()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t.anotherCard }).checked).toBe(true)
  expect([t.amount, t.bankName, t.bankCardNo, t.holder].map((name) => field(name).value)).toEqual([
    '120.50',
    'Siam Commercial',
    '',
    'Mali Srisai',
  ])
})

describe('a withdrawal without a response', () => {
  const last = () => screen.queryByText(t.lastUnanswered)
  const answer = (kind: 'timeout' | 'refused') => {
    request.mockRejectedValueOnce(new ApiError({ kind, message: 'Too late', status: 200 }))
    return act(
      async () =>
        void fireEvent.click(screen.getByRole('button', { name: words.payment.askAgain })),
    )
  }
  async function send() {
    type(t.amount, '120')
    fireEvent.click(screen.getByRole('button', { name: /^Withdraw/ }))
    for (const digit of '246810')
      fireEvent.click(await screen.findByRole('button', { name: digit }))
    request.mockRejectedValueOnce(new ApiError({ kind: 'timeout', message: '' }))
    const confirm = screen.getAllByRole('button', { name: /^Withdraw/ }).at(-1)!
    await act(async () => void fireEvent.click(confirm))
  }

  beforeEach(() => sessionStorage.clear())

  it('is not mentioned once it was answered', async () => {
    load()
    await send()
    await answer('refused')
    expect(screen.getByText('Too late')).toBeTruthy()
    load()
    expect(last()).toBeNull()
  })

  it('is mentioned after a reload, with a link to the records', async () => {
    load()
    await send()
    expect(screen.getByText(t.unanswered)).toBeTruthy()
    expect(last()).toBeNull()
    load()
    expect(last()).toBeTruthy()
    const link = screen.getByRole('link', { name: words.titles.depositRecord })
    expect(link.getAttribute('href')).toBe('/depositRecord')
  })

  it('stays mentioned when a later one is refused', async () => {
    load()
    await send()
    load()
    await send()
    await answer('refused')
    expect(last()).toBeTruthy()
    load()
    expect(last()).toBeTruthy()
  })
})
