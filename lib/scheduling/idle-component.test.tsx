import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { idleComponent } from './idle-component'

const Words: ComponentType = () => <p>Loaded</p>
const load = jest.fn<Promise<ComponentType>, []>()

const Page = idleComponent(load)

/** Without idle callbacks, scripts load after a pause. */
const idle = () => act(() => jest.advanceTimersByTimeAsync(500))
const isShown = () => screen.queryByText('Loaded') !== null

beforeEach(() => {
  jest.useFakeTimers()
  load.mockReset()
})
afterEach(() => jest.useRealTimers())

test('loads when idle, once', async () => {
  load.mockResolvedValue(Words)
  const { rerender } = render(<Page />)
  expect(load).not.toHaveBeenCalled()
  await idle()
  rerender(<Page />)
  await idle()
  expect([isShown(), load.mock.calls.length]).toEqual([true, 1])
})

test('a failed load is repeated online', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Words)
  render(<Page />)
  await idle()
  expect(isShown()).toBe(false)
  window.dispatchEvent(new Event('online'))
  await idle()
  expect(isShown()).toBe(true)
})

test('loads nothing for a page that was left', async () => {
  load.mockRejectedValue(new Error('offline'))
  render(<Page />).unmount()
  await idle()
  window.dispatchEvent(new Event('online'))
  expect(load).not.toHaveBeenCalled()
})
