import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { ApiError } from '@/lib/api/api-error'
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
    () => useWithdraw({ shopperId: 7, draft, onDone: () => undefined, onRefused: () => undefined }),
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

it('starts anew when a call without a response is refused at its second attempt', async () => {
  const draft = { amount: 5000, charge: 50, card: { card_id: 3 } }
  const onRefused = jest.fn()
  const { result } = renderHook(
    () => useWithdraw({ shopperId: 7, draft, onDone: () => undefined, onRefused }),
    {
      wrapper,
    },
  )
  act(() => result.current.typeCode('246810'))
  request.mockRejectedValueOnce(new ApiError({ kind: 'timeout', message: '' }))
  await act(() => result.current.submit())
  expect(result.current.problem).toEqual({ text: words.withdraw.unanswered, kind: 'unanswered' })
  expect(onRefused).not.toHaveBeenCalled()
  request.mockRejectedValueOnce(new ApiError({ kind: 'refused', message: 'Too late' }))
  await act(() => result.current.submit())
  expect(onRefused).toHaveBeenCalledWith('Too late')
  expect([result.current.problem, result.current.code]).toEqual([null, ''])
})
