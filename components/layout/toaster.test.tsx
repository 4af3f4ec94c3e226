import { act, fireEvent, render, screen } from '@testing-library/react'
import { dismissToast, toast } from '@/lib/toast/toast'
import { Toaster } from './toaster'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(dismissToast)
  jest.useRealTimers()
})

const layer = () => document.querySelector('[data-toast-layer]')

it('announces a success politely and blocks clicks for 1200 ms', () => {
  render(<Toaster />)
  expect(layer()).toBeNull()
  act(() => toast.success('Copied'))
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(layer()).not.toBeNull()
  act(() => jest.advanceTimersByTime(1200))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(layer()).toBeNull()
})

it('announces a failure immediately', () => {
  render(<Toaster />)
  act(() => toast.fail('Pay Fail'))
  expect(screen.getByRole('alert').textContent).toBe('Pay Fail')
})

it('shows a loading toast until it is dismissed', () => {
  render(<Toaster />)
  let dismiss = () => {}
  act(() => {
    dismiss = toast.loading('Uploading')
  })
  act(() => jest.advanceTimersByTime(30_000))
  expect(screen.getByText('Uploading')).toBeTruthy()
  act(dismiss)
  expect(screen.queryByText('Uploading')).toBeNull()
})

it('dismisses a loading toast when the page is tapped, and no other kind', () => {
  render(<Toaster />)
  act(() => void toast.loading('Uploading'))
  fireEvent.click(layer()!)
  expect(layer()).toBeNull()
  act(() => toast.success('Copied'))
  fireEvent.click(layer()!)
  expect(layer()).not.toBeNull()
})

it('is a child of the body, so that no open dialog makes it inert', () => {
  render(<Toaster />)
  expect(document.querySelector('[data-toaster]')?.parentElement).toBe(document.body)
})
