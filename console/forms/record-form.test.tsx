import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { RecordForm } from '@/console/forms/record-form'

const mockGetOne = jest.fn()
const mockRefusal = new ApiError({
  kind: 'refused',
  message: 'Somebody has changed this',
  code: CODE.conflict,
  data: { changed_by: 'Mali', changed_at: null },
})
const mockAnswer = jest.fn()

jest.mock('@/console/api/call', () => ({ call: () => Promise.reject(mockRefusal) }))
jest.mock('@/console/forms/conflict-dialog', () => ({
  ConflictDialog: () => <p>Which version?</p>,
}))
jest.mock('react-admin', () => ({
  Form: ({ onSubmit }: { onSubmit: (values: object) => Promise<unknown> }) => (
    <button onClick={() => void onSubmit({}).then(mockAnswer, mockAnswer)}>Save</button>
  ),
  SaveButton: () => null,
  Toolbar: ({ children }: { children: ReactNode }) => children,
  useDataProvider: () => ({ getOne: mockGetOne }),
  useNotify: () => jest.fn(),
  useRedirect: () => jest.fn(),
}))

async function save() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RecordForm
        resource="shops"
        record={{ id: 7, version: 1 }}
        valuesOf={() => ({})}
        inputOf={() => ({})}
      >
        {null}
      </RecordForm>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button'))
}

const refusal = { root: { serverError: mockRefusal.message } }

test('asks which version to keep when somebody else has changed the record', async () => {
  mockGetOne.mockResolvedValue({ data: { id: 7, version: 2 } })
  await save()
  await screen.findByText('Which version?')
  expect(mockAnswer).toHaveBeenCalledWith(refusal)
})

test('shows the refusal when the changed record cannot be read', async () => {
  mockGetOne.mockRejectedValue(new Error('No network'))
  await save()
  expect(mockAnswer).toHaveBeenCalledWith(refusal)
  expect(screen.queryByText('Which version?')).toBeNull()
})
