import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { StaffCreate } from '@/console/staff/staff-create'

const mockCall = jest.fn()
const mockNotify = jest.fn()
const mockErrors = jest.fn()
jest.mock('@/console/api/call', () => ({ call: () => mockCall() as unknown }))
jest.mock('@/console/staff/staff-fields', () => ({ StaffFields: () => null }))
jest.mock('@/console/staff/invitation-link', () => ({ InvitationLink: () => null }))
jest.mock('react-admin', () => ({
  email: jest.fn(),
  required: jest.fn(),
  Form: ({ onSubmit }: { onSubmit: (values: object) => Promise<unknown> }) => (
    <button onClick={() => void onSubmit({}).then(mockErrors)}>Add</button>
  ),
  SaveButton: () => null,
  TextInput: () => null,
  Title: () => null,
  useNotify: () => mockNotify,
  useTranslate: () => String,
}))
jest.mock('react-router-dom', () => ({ useNavigate: () => jest.fn() }))

async function add(data: unknown) {
  const message = 'This email already has a staff account'
  mockCall.mockRejectedValue(new ApiError({ kind: 'refused', message, code: CODE.conflict, data }))
  render(<StaffCreate />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
}

test('shows a taken email at its field alone', async () => {
  await add({ fields: { email: 'taken' } })
  expect(mockErrors).toHaveBeenCalledWith({ email: 'taken' })
  expect(mockNotify).not.toHaveBeenCalled()
})

test('shows an error of no field as a notification', async () => {
  await add(null)
  expect(mockErrors).toHaveBeenCalledWith(undefined)
  expect(mockNotify).toHaveBeenCalledTimes(1)
})
