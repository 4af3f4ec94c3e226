import { listPopularSearches } from '@/contracts/products'
import { serverCall } from './server-transport'

let answer: (request: Request) => Promise<Response>
jest.mock('@/server/app', () => ({
  getApp: () => ({ fetch: (request: Request) => answer(request) }),
}))

afterEach(() => jest.useRealTimers())

const envelope = (data: unknown, status = 200) =>
  Response.json({ code: status === 200 ? 1 : status, msg: '', time: 1, data }, { status })
const RENDERING = { accept: 'application/json', 'accept-language': 'ko', 'x-page-render': '1' }
const ask = (after?: string) => serverCall(listPopularSearches, {}, { locale: 'ko', after })

test('a call in this process has the language and the position, and no session', async () => {
  const asked: Request[] = []
  answer = (request) => {
    asked.push(request)
    return Promise.resolve(envelope(['tea']))
  }
  expect(await ask('0/A0')).toEqual(['tea'])
  await ask()
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(
    Array(2).fill(listPopularSearches.path),
  )
  expect(asked.map(({ headers }) => Object.fromEntries(headers))).toEqual([
    { ...RENDERING, 'x-read-after': '0/A0' },
    RENDERING,
  ])
})

test('a busy backend in this process is asked again', async () => {
  let times = 0
  answer = () => Promise.resolve((times += 1) > 2 ? envelope(['tea']) : envelope(null, 503))
  expect(await ask()).toEqual(['tea'])
  expect(times).toBe(3)
})

test('a backend in this process that does not answer is a timeout', async () => {
  jest.useFakeTimers()
  answer = () => new Promise(() => undefined)
  const failure = ask().catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(8000)
  expect(await failure).toMatchObject({ kind: 'timeout' })
})
