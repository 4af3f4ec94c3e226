import { getBill } from '@/contracts/bill'
import { download } from '@/lib/api/download'
import { connectApi } from '@/lib/api/api-context'
import { toast } from '@/lib/toast/toast'

const ask = jest.fn<Promise<Response>, [string, { signal: AbortSignal }]>()

Object.assign(globalThis, { document: { documentElement: { lang: 'ja' } }, fetch: ask })

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(toast, 'fail').mockImplementation(() => undefined)
  connectApi({
    translate: (key) => key,
    endSession: () => undefined,
  })
})
afterEach(() => jest.useRealTimers())

test('times out when a file has not started after ten seconds, and says so', async () => {
  ask.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const failure = download(getBill, { format: 'csv' }, 'bill.csv').catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(9999)
  expect(toast.fail).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await failure).toMatchObject({ kind: 'timeout' })
  expect(toast.fail).toHaveBeenCalledWith('timeout')
})
