import { act, fireEvent, render, screen } from '@testing-library/react'
import { dismissToast, toast } from '@/lib/toast/toast'
import { Toaster } from './toaster'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(dismissToast)
  jest.useRealTimers()
})

const layer = () => document.querySelector('[data-toast-layer]')

it('says a success politely and blocks clicks for 1200 ms', () => {
  render(<Toaster />)
  expect(layer()).toBeNull()
  act(() => toast.success('Copied'))
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(layer()).not.toBeNull()
  act(() => jest.advanceTimersByTime(1200))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(layer()).toBeNull()
})

it('says a failure at once', () => {
  render(<Toaster />)
  act(() => toast.fail('Pay Fail'))
  expect(screen.getByRole('alert').textContent).toBe('Pay Fail')
})

it('shows loading until it is over', () => {
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

it('hangs in the body, where no open dialog makes it inert', () => {
  render(<Toaster />)
  expect(document.querySelector('[data-toaster]')?.parentElement).toBe(document.body)
})
