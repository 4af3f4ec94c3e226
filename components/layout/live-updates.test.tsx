import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { LiveUpdates } from './live-updates'

let isOffline = true
const startLive = jest.fn()
jest.mock('@/lib/live/live', () => {
  if (isOffline) throw new Error('The script does not load')
  return { startLive }
})
jest.mock('@/lib/scheduling/when-idle', () => ({
  whenIdle: (work: () => void) => {
    work()
    return () => undefined
  },
}))
jest.mock('@/lib/session/use-signed-in', () => ({ useSignedIn: () => true }))

it('starts once the browser is online again, if its script did not load', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveUpdates />
    </QueryClientProvider>,
  )
  await act(() => Promise.resolve())
  expect(startLive).not.toHaveBeenCalled()
  isOffline = false
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    await Promise.resolve()
  })
  expect(startLive).toHaveBeenCalledTimes(1)
})
