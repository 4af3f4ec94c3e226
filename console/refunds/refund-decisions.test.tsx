import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { REFUND_STATUS, REFUND_TYPE } from '@/contracts/refund-terms'
import { RefundDecisions } from '@/console/refunds/refund-decisions'
import type { AdminRefund } from '@/console/refunds/status'

const mockCall = jest.fn(() => Promise.resolve())
jest.mock('@/console/api/call', () => ({ call: (...given: []) => mockCall(...given) }))
jest.mock('@/console/ui/use-may', () => ({ useMay: () => true }))
jest.mock('@/console/ui/use-formats', () => ({
  useFormats: () => ({ money: String, dateTime: String }),
}))
jest.mock('react-admin', () => ({
  useTranslate: () => (key: string) => key,
  useNotify: () => jest.fn(),
  useRefresh: () => jest.fn(),
}))

const client = new QueryClient()
const shown = (status: number) => {
  const refund = {
    id: 7,
    type: REFUND_TYPE.withReturn,
    status,
    tracking_no: null,
    shopper: {},
    order: {},
    history: [{ event: 'refund-agreed', by: { actor: 'staff', staff_name: 'Ann' }, at: '' }],
  } as unknown as AdminRefund
  return (
    <QueryClientProvider client={client}>
      <RefundDecisions refund={refund} />
    </QueryClientProvider>
  )
}
const submit = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'console.refunds.decide.refuse.submit' })
const open = async () => {
  const { rerender } = render(shown(REFUND_STATUS.asked))
  await userEvent.click(screen.getByRole('button', { name: 'console.refunds.decide.refuse.open' }))
  await userEvent.type(screen.getByRole('textbox'), 'Opened')
  return rerender
}

it('sends the status that was shown', async () => {
  await open()
  await userEvent.click(submit())
  expect(mockCall).toHaveBeenCalledWith(expect.anything(), {
    id: 7,
    action: 'refuse',
    expected_status: REFUND_STATUS.asked,
    reason: 'Opened',
  })
})

it('says who has agreed meanwhile, and refuses nothing', async () => {
  const rerender = await open()
  expect(submit().disabled).toBe(false)
  rerender(shown(REFUND_STATUS.agreed))
  screen.getByText('console.history.meanwhile')
  expect(submit().disabled).toBe(true)
})
