import { QueryClient } from '@tanstack/react-query'
import { queryKeysFor, refresher, refreshOlder } from './refresh'

const KEYS = [
  ['user'],
  ['orders', 'detail', 1],
  ['orders', 'quote', {}],
  ['cart', 'mine'],
  ['shops'],
]

async function staleAfter(...kinds: Parameters<ReturnType<typeof refresher>>[0][]) {
  jest.useFakeTimers()
  const queryClient = new QueryClient()
  for (const key of KEYS) queryClient.setQueryData(key, 1)
  const refresh = refresher(queryClient)
  kinds.forEach(refresh)
  await jest.advanceTimersByTimeAsync(60)
  jest.useRealTimers()
  const stale = KEYS.filter((key) => queryClient.getQueryState(key)?.isInvalidated)
  queryClient.clear()
  return stale.map(String)
}

it('refetches the queries of an event, and no others', async () => {
  expect(await staleAfter('order')).toEqual(['orders,detail,1'])
  expect(await staleAfter('notice')).toEqual(['user'])
  expect(await staleAfter('cart', 'wallet')).toEqual(['user', 'cart,mine'])
})

it('asks again only for what was known before the events that a new stream replays', () => {
  const queryClient = new QueryClient()
  const now = Date.now()
  for (const key of KEYS) queryClient.setQueryData(key, 1, { updatedAt: now - 4500 })
  queryClient.setQueryData(['cart', 'mine'], 1, { updatedAt: now - 500 })
  refreshOlder(queryClient, 4000)
  const stale = KEYS.filter((key) => queryClient.getQueryState(key)?.isInvalidated)
  expect(stale.map(String)).toEqual(['user', 'orders,detail,1'])
  queryClient.clear()
})

it('refetches all shopper data when events may be lost, except quotes', async () => {
  expect(await staleAfter('all')).toEqual(['user', 'orders,detail,1', 'cart,mine'])
  expect([...queryKeysFor(['all'])]).toEqual(expect.arrayContaining([...queryKeysFor(['order'])]))
})
