import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestBucket, type TestBucket } from '@/server/testing/bucket'
import { openBucket } from './bucket'
import { StorageUnavailable } from './upload-files'

let store: TestBucket
beforeAll(async () => {
  store = await openTestBucket()
})
afterAll(() => store.close())

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Runs `work` with a bucket client of an HTTP server that responds with `handler`, and counts its
 * requests.
 */
async function withServer<T>(
  handler: Handler,
  work: (bucket: ReturnType<typeof openBucket>, requestCount: () => number) => Promise<T>,
) {
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = { ...store.settings, url: `http://127.0.0.1:${port}/pictures` }
  try {
    return await work(openBucket(settings, 400), () => count)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

type Operations = (bucket: ReturnType<typeof openBucket>) => Promise<unknown>[]
const readOperations: Operations = (bucket) => [bucket.get('a'), Array.fromAsync(bucket.list(''))]
const allOperations: Operations = (bucket) => [
  ...readOperations(bucket),
  bucket.put('a', Buffer.from('content')),
  bucket.remove('a'),
]

it.each<[string, Operations, Handler]>([
  ['is silent', allOperations, () => undefined],
  ['closes the connection', allOperations, ({ socket }) => void socket.destroy()],
  ['is overloaded', allOperations, (_, response) => void response.writeHead(503).end()],
  [
    'stops in the middle',
    readOperations,
    (_, response) => void response.writeHead(200).write('half'),
  ],
])('is reported as unavailable soon when it %s', async (_, operations, handler) => {
  await withServer(handler, async (bucket) => {
    const startedAt = performance.now()
    for (const call of await Promise.allSettled(operations(bucket)))
      expect(call).toMatchObject({
        status: 'rejected',
        reason: expect.any(StorageUnavailable) as unknown,
      })
    expect(performance.now() - startedAt).toBeLessThan(3000)
  })
})

it('is reported as unavailable when nothing listens', async () => {
  const settings = { ...store.settings, url: 'http://127.0.0.1:9/pictures' }
  await expect(openBucket(settings).get('a')).rejects.toThrow(StorageUnavailable)
})

it('is retried once after a failed call, and then returns its content', async () => {
  let isFirst = true
  const flaky: Handler = ({ socket }, response) => {
    if (!isFirst) return void response.writeHead(200).end('content')
    isFirst = false
    socket.destroy()
  }
  await withServer(flaky, async (bucket, requestCount) => {
    expect(await bucket.get('a')).toEqual(Buffer.from('content'))
    expect(requestCount()).toBe(2)
  })
})

it('names a wrong key and a missing bucket, and does not report them as unavailable', async () => {
  const wrong = openBucket({ ...store.settings, secret: 'another' })
  const error: unknown = await wrong.put('a', Buffer.from('a')).catch((reason: unknown) => reason)
  expect(error).not.toBeInstanceOf(StorageUnavailable)
  expect(String(error)).toContain('403')
  const nowhere = openBucket({ ...store.settings, url: `${store.settings.url}-not` })
  await expect(Array.fromAsync(nowhere.list(''))).rejects.toThrow('There is no bucket at')
})

it('lists all pages', async () => {
  const page = (keys: string[], next: string) => `<?xml version="1.0"?><ListBucketResult>
    <IsTruncated>${next !== ''}</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>
    ${keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size><LastModified>2026-01-02T03:04:05Z</LastModified></Contents>`).join('')}
    </ListBucketResult>`
  const paged: Handler = ({ url = '' }, response) =>
    void response.end(
      url.includes('continuation-token=t1') ? page(['c'], '') : page(['a', 'b'], 't1'),
    )
  await withServer(paged, async (bucket) => {
    const found = await Array.fromAsync(bucket.list(''))
    expect(found.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(found[2]?.changedAt).toEqual(new Date('2026-01-02T03:04:05Z'))
  })
})

it('signs public URLs that are valid for one minute', async () => {
  expect(openBucket(store.settings).signedUrl).toBeNull()
  const bucket = openBucket({ ...store.settings, publicUrl: store.settings.url })
  await bucket.put('shown.webp', Buffer.from('picture'))
  const address = new URL(await bucket.signedUrl!('shown.webp'))
  expect(address.searchParams.get('X-Amz-Expires')).toBe('60')
  const shown = await fetch(address)
  expect([shown.status, await shown.text()]).toEqual([200, 'picture'])
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
  })
  address.pathname = address.pathname.replace('shown', 'other')
  expect((await fetch(address)).status).toBe(403)
})
