import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { User } from '@/contracts/schemas/account'
import { beginSession, endSession } from '@/lib/mutations/session-cache'
import { accountKeys } from '@/lib/queries/account-keys'

const USER = { id: 1 } as User

async function openPage(queryClient: QueryClient) {
  const ask = jest
    .fn<Promise<string>, []>()
    .mockResolvedValueOnce('of the one before')
    .mockResolvedValue('of the next')
  const observer = new QueryObserver<string>(queryClient, { queryKey: ['orders'], queryFn: ask })
  const close = observer.subscribe(() => undefined)
  await jest.advanceTimersByTimeAsync(0)
  return { ask, close, shown: () => observer.getCurrentResult().data }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('signing in deletes earlier responses, and visible pages refetch', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['hidden'], 'of the one before')
  const page = await openPage(queryClient)
  expect(page.shown()).toBe('of the one before')
  await beginSession(queryClient, USER)
  await jest.advanceTimersByTimeAsync(0)
  expect(page.shown()).toBe('of the next')
  expect(queryClient.getQueryData(['hidden'])).toBeUndefined()
  expect(queryClient.getQueryData(accountKeys.user)).toBe(USER)
  page.close()
})

test('signing out deletes every response and refetches nothing', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(accountKeys.user, USER)
  const page = await openPage(queryClient)
  await endSession(queryClient)
  await jest.advanceTimersByTimeAsync(0)
  expect(page.shown()).toBeUndefined()
  expect(page.ask).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryData(accountKeys.user)).toBeNull()
  page.close()
})
