import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import type { Withdrawal } from '@/console/withdrawals/withdrawal'
import { WithdrawalDecision } from '@/console/withdrawals/withdrawal-decision'

const ANN = { staff_id: 1, staff_name: 'Ann', at: '2026-01-01T00:00:00.000Z' }
const { auditing, passed } = AUDIT_STATUS
const mockNotify = jest.fn()
const mockCall = jest.fn()
let mockWithdrawal: Withdrawal

jest.mock('@/console/api/call', () => ({
  call: (_: unknown, input: object) => mockCall(input) as Promise<unknown>,
}))
jest.mock('@/console/ui/use-may', () => ({ useMay: () => true }))
jest.mock('@/console/ui/use-formats', () => ({
  useFormats: () => ({ money: String, dateTime: String }),
}))
jest.mock('react-admin', () => ({
  useTranslate: () => (key: string) => key,
  useNotify: () => mockNotify,
  useRefresh: () => jest.fn(),
  useGetIdentity: () => ({ identity: { id: 2 } }),
  useRecordContext: () => mockWithdrawal,
}))

it.each([
  ['the first approval', { approvals: [] }, 'approve', auditing],
  ['the approval after that of another person', { approvals: [ANN] }, 'pay', passed],
  ['an amount for one person', { needs_two_people: false, approvals: [] }, 'pay', passed],
])('sends the step that was shown, and says what was done: %s', async (_, shown, step, status) => {
  mockWithdrawal = {
    id: 7,
    status: auditing,
    amount: 6000,
    actual_arrival: 5900,
    needs_two_people: true,
    payee: {},
    shopper: {},
    ...shown,
  } as unknown as Withdrawal
  mockCall.mockResolvedValue({ status })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WithdrawalDecision />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: `console.withdrawals.${step}` }))
  await userEvent.click(screen.getByRole('button', { name: `console.withdrawals.${step}Confirm` }))
  expect(mockCall).toHaveBeenLastCalledWith({ id: 7, action: 'pass', expected_step: step })
  const done = `console.withdrawals.${step}Done`
  expect(mockNotify).toHaveBeenLastCalledWith(done, {
    type: 'success',
    messageArgs: { _: done },
  })
})
