import { act, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { currentToast, dismissToast } from '@/lib/toast/toast'
import { EMPTY_BOARD, type TaskBoard } from '@/lib/uploads/upload-task'
import messages from '@/messages/en.json'
import { PictureField } from './picture-field'

let board: TaskBoard
let announce: () => void
jest.mock('@/lib/uploads/upload-queue', () => ({
  createUploadQueue: () => ({
    snapshot: () => board,
    subscribe: (listener: () => void) => {
      announce = listener
      return () => undefined
    },
    stopAll: () => undefined,
  }),
}))

beforeEach(() => {
  board = EMPTY_BOARD
  jest.useFakeTimers()
})
afterEach(() => {
  act(dismissToast)
  jest.useRealTimers()
})

const task = { key: 1, preview: 'blob:1', share: 0.5, message: '' }

function show(next: TaskBoard) {
  board = next
  act(() => announce())
}

function open() {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <PictureField purpose="review" most={9} label="Pictures" value={[]} onChange={() => {}} />
    </NextIntlClientProvider>,
  )
}

it('shows Uploading as a loading toast until the pictures have arrived', () => {
  open()
  show({ tasks: [{ ...task, state: 'sending' }], isComplete: false })
  act(() => jest.advanceTimersByTime(60_000))
  expect(currentToast()).toMatchObject({ kind: 'loading', text: 'Uploading' })
  show({ tasks: [], isComplete: true })
  expect(currentToast()).toMatchObject({ kind: 'success', text: 'Upload successful' })
})

it.each(['waiting', 'failed'] as const)(
  'takes the toast away from an upload that is %s',
  (state) => {
    open()
    show({ tasks: [{ ...task, state: 'sending' }], isComplete: false })
    show({ tasks: [{ ...task, state }], isComplete: false })
    expect(currentToast()).toBeNull()
  },
)
