import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import messages from '@/messages/en.json'
import { usePayWithCode } from './use-pay-with-code'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
const call = jest.mocked(callEndpoint)

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  </QueryClientProvider>
)

it('pays nothing when the total is not the shown amount', async () => {
  const onRefused = jest.fn()
  const onAttempt = jest.fn()
  call.mockResolvedValue({ ticket: 'ticket', expires_at: '2026-11-23T00:00:00Z', total: 1500 })
  const { result } = renderHook(
    () =>
      usePayWithCode({
        shopperId: 7,
        orderIds: [7],
        dueCents: 1200,
        onAttempt,
        onPaid: () => undefined,
        onRefused,
      }),
    { wrapper },
  )
  act(() => result.current.typeCode('246810'))
  await act(() => result.current.submit())
  const input = { action: 'pay', order_ids: [7], password: '246810' }
  expect(call).toHaveBeenCalledWith(expect.any(Function), 'verifyPay', input)
  expect(call).toHaveBeenCalledTimes(1)
  expect(onAttempt).not.toHaveBeenCalled()
  expect(onRefused).toHaveBeenCalledWith(messages.payment.totalChanged)
})

const wrong = (tries_left: number, message: string, lock = {}) =>
  new ApiError({ kind: 'refused', message, code: 0, status: 200, data: { tries_left, ...lock } })

it.each([
  [
    wrong(3, 'Wrong'),
    `Wrong payment password. 3 tries left.`,
    `Wrong payment password. 3 tries left.`,
  ],
  [new ApiError({ kind: 'network', message: 'Offline' }), 'Offline', undefined],
])('a reopened sheet says how many tries are left, and nothing else', async (error, text, kept) => {
  call.mockRejectedValue(error)
  const nothing = () => undefined
  const asked = { shopperId: 7, orderIds: [7], dueCents: 1200, onAttempt: nothing, onPaid: nothing }
  const { result } = renderHook(() => usePayWithCode({ ...asked, onRefused: nothing }), { wrapper })
  act(() => result.current.typeCode('000000'))
  await act(() => result.current.submit())
  expect(result.current.problem?.text).toBe(text)
  act(() => result.current.begin())
  expect(result.current.problem?.text).toBe(kept)
  expect(result.current.problem?.kind).not.toBe('locked')
  act(() => result.current.typeCode('1'))
  expect(result.current.problem).toBeNull()
})

it.each([
  ['2026-11-29T10:20:00.000Z', 'Nov 29, 10:20 AM'],
  ['2026-11-30T09:59:30.000Z', 'Nov 30, 10:00 AM'],
])(
  'a sheet says that it is locked until %s, also when it is opened again',
  async (locked_until, time) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 29, 10))
    call.mockRejectedValue(wrong(0, messages.errors.PAY_CODE_LOCKED, { locked_until }))
    const nothing = () => undefined
    const asked = { orderIds: [7], dueCents: 1200, onAttempt: nothing, onPaid: nothing }
    const open = (shopperId: number) => {
      const { result } = renderHook(
        () => usePayWithCode({ ...asked, shopperId, onRefused: nothing }),
        { wrapper },
      )
      act(() => result.current.begin())
      return result
    }
    const first = open(7)
    act(() => first.current.typeCode('000000'))
    await act(() => first.current.submit())
    const text = `Too many wrong payment passwords. Please try again after ${time}`
    expect(first.current.problem).toEqual({ text, kind: 'locked' })
    act(() => first.current.begin())
    expect(first.current.problem).toEqual({ text, kind: 'locked' })
    expect(open(7).current.problem).toEqual({ text, kind: 'locked' })
    expect(open(8).current.problem).toBeNull()
    now.mockReturnValue(Date.UTC(2026, 10, 30, 10, 1))
    act(() => first.current.begin())
    expect(first.current.problem).toBeNull()
    now.mockRestore()
  },
)
