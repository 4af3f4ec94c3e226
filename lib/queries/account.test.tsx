import { QueryClient } from '@tanstack/react-query'
import { connectApi } from '@/lib/api/api-context'
import { ApiError, type ApiErrorKind } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { recordOwnSession } from '@/lib/api/own-session'
import { deleteToken } from '@/lib/api/session-mark'
import { abandonSession } from '@/lib/mutations/sign-out'
import { userQuery } from '@/lib/queries/account'
import { accountKeys } from '@/lib/queries/account-keys'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('@/lib/mutations/sign-out', () => ({ abandonSession: jest.fn() }))

const called = jest.mocked(callEndpoint) as unknown as jest.Mock<
  Promise<unknown>,
  [unknown, string, object, { quiet: boolean; signal: AbortSignal }]
>
const setOnLine = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value, configurable: true })

function fails(kind: ApiErrorKind, status = 0, code = 0) {
  called.mockImplementation(() =>
    Promise.reject(new ApiError({ kind, status, code, message: kind })),
  )
}

async function load(queryClient = new QueryClient()) {
  const loaded = queryClient.fetchQuery({ ...userQuery(), retry: false }).catch(() => 'failed')
  await jest.advanceTimersByTimeAsync(12_000)
  return loaded
}

beforeEach(() => {
  jest.useFakeTimers()
  called.mockReset()
  jest.mocked(abandonSession).mockClear()
  setOnLine(true)
  document.cookie = 'XSRF-TOKEN=s.one; path=/'
  deleteToken()
  recordOwnSession()
  connectApi({ translate: (key) => key, endSession: () => undefined })
})
afterEach(() => jest.useRealTimers())

test.each<[ApiErrorKind, number, number]>([
  ['network', 0, 3],
  ['timeout', 0, 3],
  ['http', 500, 3],
  ['http', 429, 3],
  ['http', 404, 1],
  ['refused', 200, 1],
  ['invalidReply', 200, 1],
])('user info that fails (%s, %i) signs the shopper out once, after %i tries', async (...given) => {
  const [kind, status, tries] = given
  fails(kind, status)
  expect(await load()).toBe('failed')
  expect(jest.mocked(abandonSession).mock.calls).toEqual([[kind]])
  expect(called.mock.calls.map(([, name, , { quiet }]) => [name, quiet])).toEqual(
    Array(tries).fill(['getUserInfo', true]),
  )
})

test('user info that never arrives signs the shopper out within 10 s', async () => {
  const timeout = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
    setTimeout(() => timeout.abort(), limitMs)
    return timeout.signal
  })
  called.mockImplementation(
    (...[, , , { signal }]) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
      }),
  )
  expect(await load()).toBe('failed')
  expect(jest.mocked(abandonSession).mock.calls).toEqual([['timeout']])
  jest.restoreAllMocks()
})

test('user info that arrives with a retry is shown, and nothing is said', async () => {
  fails('network')
  const queryClient = new QueryClient()
  setTimeout(() => called.mockResolvedValue({ id: 1 }), 100)
  expect(await load(queryClient)).toEqual({ id: 1 })
  expect(abandonSession).not.toHaveBeenCalled()
})

test('a refresh that fails keeps the shopper signed in', async () => {
  fails('network')
  const queryClient = new QueryClient()
  queryClient.setQueryData(accountKeys.user, { id: 1 }, { updatedAt: 1 })
  expect(await load(queryClient)).toBe('failed')
  expect(abandonSession).not.toHaveBeenCalled()
})

test('without a connection the session is kept', async () => {
  setOnLine(false)
  fails('network')
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  expect(await load(queryClient)).toBe('failed')
  expect(abandonSession).not.toHaveBeenCalled()
})

test('a 401 is null: the client has led the shopper to /login', async () => {
  fails('refused', 401, 401)
  expect(await load()).toBeNull()
  expect(abandonSession).not.toHaveBeenCalled()
})

test('a session that a background request has ended is asked about', async () => {
  document.cookie = 'XSRF-TOKEN=a.two; path=/'
  deleteToken()
  fails('refused', 401, 401)
  expect(await load()).toBeNull()
  expect(called).toHaveBeenCalledTimes(1)
})

test.each(['a.visitor', ''])('a visitor with the pair "%s" is not asked about', async (pair) => {
  document.cookie = `XSRF-TOKEN=${pair}; path=/`
  deleteToken()
  recordOwnSession()
  called.mockResolvedValue(null)
  expect(await load()).toBeNull()
  expect(called.mock.calls.map(([, name]) => name)).toEqual(pair ? [] : ['issueXsrfPair'])
})
