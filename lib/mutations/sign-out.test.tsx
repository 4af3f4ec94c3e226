import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { deleteToken } from '@/lib/api/session-mark'
import { signOut } from '@/lib/mutations/sign-out'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))

const called = jest.mocked(callEndpoint) as unknown as jest.Mock<
  Promise<unknown>,
  [unknown, string]
>
const names = () => called.mock.calls.map(([, name]) => name)
const failure = (code: number) => new ApiError({ kind: 'http', code, message: '' })

beforeEach(() => {
  called.mockReset()
  document.cookie = 'XSRF-TOKEN=s.one; path=/'
  deleteToken()
})

test('a logout that fails before the gateway clears the cookies without the backend', async () => {
  called.mockRejectedValueOnce(failure(0)).mockResolvedValueOnce(null)
  await expect(signOut({ quiet: true })).rejects.toThrow(ApiError)
  expect(names()).toEqual(['logout', 'clearSession'])
})

test('a logout that fails behind the gateway has cleared the cookies already', async () => {
  called.mockImplementationOnce(() => {
    document.cookie = 'XSRF-TOKEN=a.two; path=/'
    deleteToken()
    return Promise.reject(failure(502))
  })
  await expect(signOut()).rejects.toThrow(ApiError)
  expect(names()).toEqual(['logout'])
})

test('a session that was over is signed out', async () => {
  called.mockRejectedValueOnce(failure(401)).mockResolvedValueOnce(null)
  await expect(signOut()).resolves.toBeUndefined()
})
