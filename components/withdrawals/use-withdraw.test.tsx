import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import words from '@/messages/en.json'
import { useWithdraw, type Draft } from './use-withdraw'

const verify = jest.fn(async (_input: object) => ({ ticket: 'ticket', expires_at: '' }))
const request = jest.fn(async (_input: object) => ({}))

jest.mock('@/lib/mutations/account', () => ({
  useVerifyPay: () => ({ mutateAsync: verify, isPending: false }),
}))
jest.mock('@/lib/mutations/withdrawals', () => ({
  useRequestWithdrawal: () => ({ mutateAsync: request, isPending: false }),
}))

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={words}>
    {children}
  </NextIntlClientProvider>
)

it.each<Draft['card']>([
  { card_id: 3 },
  { bank_name: 'River Bank', bank_card_no: '4242 4242 4242 4242', holder: 'Ann' },
])('requests a ticket for the payee: %j', async (card) => {
  const draft = { amount: 5000, charge: 50, card }
  const { result } = renderHook(
    () => useWithdraw({ draft, onDone: () => undefined, onRefused: () => undefined }),
    { wrapper },
  )
  act(() => result.current.typeCode('246810'))
  await act(() => result.current.submit())
  expect(verify).toHaveBeenLastCalledWith({
    action: 'extract',
    amount: 5000,
    password: '246810',
    ...card,
  })
  expect(request).toHaveBeenLastCalledWith({
    type: 'bank_card',
    amount: 5000,
    expected_charge: 50,
    ticket: 'ticket',
    ...card,
  })
})
