import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'
import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { recordOwnSession } from '@/lib/api/own-session'
import { writeAnswers, type SavedAnswers } from './answer-store'
import { deleteOfflineData } from './delete-offline-data'
import { restoreAnswers, shouldPersist, persistAnswers } from './saved-answers'

let stored: SavedAnswers | undefined
jest.mock('./answer-store', () => ({
  readAnswers: () => Promise.resolve(stored),
  writeAnswers: jest.fn((saved: SavedAnswers) => {
    stored = saved
    return Promise.resolve()
  }),
}))
jest.mock('./delete-offline-data', () => ({
  deleteOfflineData: jest.fn(() => {
    stored = undefined
  }),
}))

const order = (id: number) => ({ id, order_no: `no ${id}` })
const pages = { pages: [{ list: [order(1)] }, { list: [order(2)] }], pageParams: [undefined, 'b'] }

const setOnLine = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value, configurable: true })

function signIn(session: string) {
  document.cookie = `XSRF-TOKEN=${session}; path=/`
  recordOwnSession()
}

/** Waits for the first write since the responses arrived, at most 4 s. */
const stores = () =>
  waitFor(
    () => {
      if (jest.mocked(writeAnswers).mock.calls.length === 0) throw new Error('nothing is stored')
    },
    { timeout: 4000 },
  )

/** Responses arrive, and the page is closed, which stores them immediately. */
async function hear(answers: [readonly unknown[], unknown][], untilStored = stores) {
  jest.mocked(writeAnswers).mockClear()
  const queryClient = new QueryClient()
  const stop = persistAnswers(queryClient)
  for (const [key, data] of answers) queryClient.setQueryData(key, data)
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await untilStored()
  stop()
}

beforeAll(() => Object.assign(globalThis, { TextEncoder }))
beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  stored = undefined
  setOnLine(true)
  signIn('s.one')
})

test('stores records, and no data that is valid for a moment only', () => {
  for (const key of [
    ['user'],
    ['cart', 'mine'],
    ['orders', 'detail', 7],
    ['wallet', 'bill', 'list'],
  ])
    expect([key, shouldPersist(key)]).toEqual([key, true])
  for (const key of [
    ['orders', 'quote', {}],
    ['wallet', 'withdrawals', 'terms'],
    ['wallet', 'networks'],
    ['products', 'live', 1],
    ['cart', 'phone', []],
    ['sessions'],
  ])
    expect([key, shouldPersist(key)]).toEqual([key, false])
})

test('restores read data with its time, and each order of a list separately', async () => {
  await hear([
    [['orders', 'list', {}], pages],
    [['orders', 'quote', {}], { total: 5 }],
  ])
  await hear([[['user'], { id: 1 }]])
  expect(JSON.stringify(stored)).not.toMatch(/s\.one|total/)
  setOnLine(false)
  const later = new QueryClient()
  await restoreAnswers(later)
  expect(later.getQueryData(['user'])).toEqual({ id: 1 })
  expect(later.getQueryData(['orders', 'list', {}])).toEqual({
    pages: [{ list: [order(1)] }],
    pageParams: [undefined],
  })
  expect(later.getQueryData(['orders', 'detail', 1])).toEqual(order(1))
  const kept = stored?.answers.find(({ key }) => key[1] === 'list')
  expect(later.getQueryState(['orders', 'detail', 1])?.dataUpdatedAt).toBe(kept?.at)
})

test('with a connection user info does not come back, because its failure ends the session', async () => {
  await hear([
    [['user'], { id: 1 }],
    [['cart', 'mine'], { quantity: 1 }],
  ])
  const later = new QueryClient()
  await restoreAnswers(later)
  expect(later.getQueryData(['user'])).toBeUndefined()
  expect(later.getQueryData(['cart', 'mine'])).toEqual({ quantity: 1 })
})

test('does not replace newer data on screen', async () => {
  await hear([[['cart', 'mine'], { quantity: 1 }]])
  const later = new QueryClient()
  later.setQueryData(['cart', 'mine'], { quantity: 2 })
  await restoreAnswers(later)
  expect(later.getQueryData(['cart', 'mine'])).toEqual({ quantity: 2 })
})

test.each(['s.two', 'a.nobody'])('hides earlier data from a session of %s', async (next) => {
  await hear([[['orders', 'detail', 7], order(7)]])
  expect(stored?.answers).toHaveLength(1)
  signIn(next)
  const later = new QueryClient()
  await restoreAnswers(later)
  expect(later.getQueryData(['orders', 'detail', 7])).toBeUndefined()
  expect(deleteOfflineData).toHaveBeenCalled()
  expect(stored).toBeUndefined()
})

test('a tab whose session ended elsewhere stores nothing for the next shopper', async () => {
  document.cookie = 'XSRF-TOKEN=s.two; path=/'
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 50))
  await hear([[['orders', 'detail', 7], order(7)]], pause)
  expect(writeAnswers).not.toHaveBeenCalled()
})
