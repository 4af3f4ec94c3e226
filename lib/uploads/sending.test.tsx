import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { RETRY_DELAYS_MS } from './retry-delay'
import { createSending } from './sending'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))

const KIB = 1024
const PICTURE = { id: 9, url: '/a', fullurl: '/a', width: 1, height: 1 }

type Sent = { offset: number; size: number; id: string }
type PartInput = { id: string; offset: number; file: File }

/** A server that stores what it receives; `fail` decides the result of a part, by its index. */
function serve(
  fail: (part: number) => 'lost' | 'unheard' | ApiError | undefined = () => undefined,
) {
  const parts: Sent[] = []
  const called: string[] = []
  const stored = new Map<string, number>()
  jest.mocked(callEndpoint).mockImplementation(async (_contract, name, input) => {
    called.push(String(name))
    if (name === 'beginUpload') {
      const id = `upload-${stored.size + 1}`
      stored.set(id, 0)
      return { id, received: 0 }
    }
    if (name === 'finishUpload') return PICTURE
    if (name === 'cancelUpload') return null
    const { id, offset, file } = input as PartInput
    parts.push({ id, offset, size: file.size })
    const failure = fail(parts.length)
    if (failure instanceof ApiError) throw failure
    if (failure === 'lost') throw network()
    if (stored.get(id) === offset) stored.set(id, offset + file.size)
    if (failure === 'unheard') throw network()
    return { id, received: stored.get(id) }
  })
  return { parts, called, stored }
}

const network = () => new ApiError({ kind: 'network', message: 'no network' })
const picture = (bytes: number) => new Blob([new Uint8Array(bytes)])
const sizes = (parts: Sent[]) => parts.map(({ size }) => size / KIB)
const offsets = (parts: Sent[]) => parts.map(({ offset }) => offset / KIB)

function start(bytes: number, stop = new AbortController()) {
  const shares: number[] = []
  const waits: boolean[] = []
  const sending = createSending(picture(bytes), 'review')
  const send = () =>
    sending.send({
      signal: stop.signal,
      onProgress: (share) => shares.push(share),
      onWaiting: (isWaiting) => waits.push(isWaiting),
    })
  return { sending, send, shares, waits, stop }
}

/** Waits for the outcome while fake time advances. */
async function outcome<T>(work: Promise<T>): Promise<T | Error> {
  const caught = work.catch((error: Error) => error)
  await jest.advanceTimersByTimeAsync(60_000)
  return caught
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('sends larger parts while they are fast, and reports progress', async () => {
  const { parts } = serve()
  const { send, shares, waits } = start(1000 * KIB)
  expect(await outcome(send())).toEqual(PICTURE)
  expect(sizes(parts)).toEqual([128, 256, 512, 104])
  expect(shares).toEqual([0.128, 0.384, 0.896, 1])
  expect(waits).toEqual([])
})

it('resumes with smaller parts after a network error, and sends nothing twice', async () => {
  const { parts, called } = serve((part) => (part === 2 ? 'lost' : undefined))
  const { send, waits } = start(500 * KIB)
  expect(await outcome(send())).toEqual(PICTURE)
  expect(offsets(parts)).toEqual([0, 128, 128, 256])
  expect(sizes(parts)).toEqual([128, 256, 128, 244])
  expect(waits).toEqual([true, false])
  expect(called.filter((name) => name === 'beginUpload')).toHaveLength(1)
})

it('resumes at the offset of the server when a response was lost', async () => {
  const { parts } = serve((part) => (part === 1 ? 'unheard' : undefined))
  const { send } = start(200 * KIB)
  expect(await outcome(send())).toEqual(PICTURE)
  expect(offsets(parts)).toEqual([0, 0, 128])
})

it('restarts when the server has deleted the parts', async () => {
  const gone = new ApiError({ kind: 'refused', message: '', code: CODE.notFound, status: 200 })
  const { parts, called } = serve((part) => (part === 2 ? gone : undefined))
  const { send } = start(200 * KIB)
  expect(await outcome(send())).toEqual(PICTURE)
  expect(called.filter((name) => name === 'beginUpload')).toHaveLength(2)
  expect(parts.at(-1)).toMatchObject({ id: 'upload-2' })
})

it('gives up after a timeout, and resumes on request', async () => {
  let isDown = true
  const { parts } = serve((part) => (isDown && part > 1 ? 'lost' : undefined))
  const { send } = start(200 * KIB)
  expect(await outcome(send())).toMatchObject({ kind: 'network' })
  expect(parts).toHaveLength(1 + 1 + RETRY_DELAYS_MS.length)
  isDown = false
  const before = parts.length
  expect(await outcome(send())).toEqual(PICTURE)
  expect(offsets(parts.slice(before))[0]).toBe(128)
})

it('does not retry after a refusal', async () => {
  const refusal = new ApiError({
    kind: 'refused',
    message: 'Not a picture',
    code: 415,
    status: 415,
  })
  const { parts } = serve(() => refusal)
  const { send } = start(10 * KIB)
  expect(await outcome(send())).toBe(refusal)
  expect(parts).toHaveLength(1)
})

it('stops waiting when it is cancelled, and deletes the parts', async () => {
  const { called } = serve((part) => (part === 2 ? 'lost' : undefined))
  const { sending, send, stop } = start(200 * KIB)
  const work = send().catch((error: Error) => error)
  await jest.advanceTimersByTimeAsync(10)
  stop.abort()
  expect(await work).toMatchObject({ name: 'AbortError' })
  await sending.drop()
  expect(called.at(-1)).toBe('cancelUpload')
})

it('has nothing to delete before it began', async () => {
  const { called } = serve()
  await start(10 * KIB).sending.drop()
  expect(called).toEqual([])
})

it('waits until the phone is online again, without a limit', async () => {
  serve((part) => (part === 1 ? 'lost' : undefined))
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { send, waits } = start(10 * KIB)
  const work = send()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(waits).toEqual([true])
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await outcome(work)).toEqual(PICTURE)
  onLine.mockRestore()
})
