import { currentToast, dismissToast, subscribeToToast, toast, TOAST_MS } from './toast'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  dismissToast()
  jest.useRealTimers()
})

describe.each(['plain', 'success', 'fail'] as const)('a %s toast', (kind) => {
  it('is visible for 1200 ms', () => {
    toast[kind]('Copied')
    expect(currentToast()).toMatchObject({ kind, text: 'Copied' })
    jest.advanceTimersByTime(TOAST_MS - 1)
    expect(currentToast()).not.toBeNull()
    jest.advanceTimersByTime(1)
    expect(currentToast()).toBeNull()
  })
})

it('stays while it is loading, until it is dismissed', () => {
  const dismiss = toast.loading('Uploading')
  jest.advanceTimersByTime(60_000)
  expect(currentToast()).toMatchObject({ kind: 'loading', text: 'Uploading' })
  dismiss()
  expect(currentToast()).toBeNull()
})

it('survives the dismissal of an earlier loading toast', () => {
  const dismiss = toast.loading('Uploading')
  toast.success('Upload Complete')
  dismiss()
  expect(currentToast()).toMatchObject({ text: 'Upload Complete' })
})

it('gives a second toast its full time', () => {
  toast.plain('first')
  jest.advanceTimersByTime(1000)
  toast.plain('second')
  jest.advanceTimersByTime(1000)
  expect(currentToast()).toMatchObject({ text: 'second' })
  jest.advanceTimersByTime(200)
  expect(currentToast()).toBeNull()
})

it('shows the same text twice as two toasts', () => {
  toast.plain('Copied')
  const first = currentToast()?.id
  toast.plain('Copied')
  expect(currentToast()?.id).not.toBe(first)
})

it('notifies its listeners until they unsubscribe', () => {
  const listener = jest.fn()
  const leave = subscribeToToast(listener)
  toast.plain('Copied')
  jest.advanceTimersByTime(TOAST_MS)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toast.plain('Copied')
  expect(listener).toHaveBeenCalledTimes(2)
})
