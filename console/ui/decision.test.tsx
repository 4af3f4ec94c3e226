import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { Decision } from '@/console/ui/decision'
import { REASON } from '@/console/ui/reason-field'

const mockNotify = jest.fn()
const mockRefresh = jest.fn()
jest.mock('react-admin', () => ({
  useTranslate: () => (key: string) => key,
  useNotify: () => mockNotify,
  useRefresh: () => mockRefresh,
}))

const decision = (
  onConfirm: (values: Record<string, string>) => Promise<unknown>,
  consequence = 'Somchai gets no money.',
) => (
  <QueryClientProvider client={new QueryClient()}>
    <Decision
      label="Refuse"
      title="Refuse this top-up of $250.00?"
      confirm="Refuse it"
      fields={[REASON]}
      done="done"
      onConfirm={onConfirm}
    >
      {consequence}
    </Decision>
  </QueryClientProvider>
)

async function open(onConfirm: (values: Record<string, string>) => Promise<unknown>) {
  const { rerender } = render(decision(onConfirm))
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  return rerender
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Refuse it' })
const reason = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /console\.fields\.reason/ })
const refused = (code: number, data?: unknown) =>
  new ApiError({ kind: 'refused', message: 'No', code, data })

test('asks for a reason, and closes after the decision', async () => {
  const onConfirm = jest.fn(() => Promise.resolve())
  await open(onConfirm)
  expect(confirm().disabled).toBe(true)
  await userEvent.type(reason(), 'Another amount')
  await userEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledWith({ reason: 'Another amount' })
  expect(mockNotify).toHaveBeenCalledWith('done', { type: 'success', messageArgs: { _: 'done' } })
  expect(mockRefresh).toHaveBeenCalledTimes(1)
})

test('shows the error of a field at the field, and keeps what was typed', async () => {
  await open(() => Promise.reject(refused(CODE.invalid, { fields: { reason: 'Too long' } })))
  await userEvent.type(reason(), 'Long')
  await userEvent.click(confirm())
  await screen.findByText('Too long')
  expect(reason().value).toBe('Long')
  expect(confirm().disabled).toBe(false)
})

test('keeps what was typed when the session is over, and leads to the sign-in on another tab', async () => {
  await open(() => Promise.reject(refused(CODE.signInNeeded)))
  await userEvent.type(reason(), 'Another amount')
  await userEvent.click(confirm())
  await screen.findByText(/console\.forms\.signedOut/)
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank')
  expect(reason().value).toBe('Another amount')
  expect(confirm().disabled).toBe(false)
  expect(mockRefresh).not.toHaveBeenCalled()
})

test('a decision that another person has made cannot be sent again', async () => {
  await open(() => Promise.reject(refused(CODE.conflict)))
  await userEvent.type(reason(), 'Another amount')
  await userEvent.click(confirm())
  expect((await screen.findByRole('alert')).textContent).toBe('No')
  expect(confirm().disabled).toBe(true)
  expect(reason().value).toBe('Another amount')
  expect(mockRefresh).toHaveBeenCalledTimes(1)
})

test('decides what was shown when it was opened, also after the record has changed', async () => {
  const seen = jest.fn(() => Promise.resolve())
  const changed = jest.fn(() => Promise.resolve())
  const rerender = await open(seen)
  rerender(decision(changed, 'Somchai gets everything.'))
  screen.getByText('Somchai gets no money.')
  await userEvent.type(reason(), 'Another amount')
  await userEvent.click(confirm())
  expect([seen, changed].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})
