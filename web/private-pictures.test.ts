import { request as sendRequest, type IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { backendFetch } from '@/lib/api/server-transport'
import { handleRequest } from '@/lib/gateway/fetch-handler'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openTestBucket, type TestBucket } from '@/server/testing/bucket'
import { upload } from '@/server/testing/pictures'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'
import { SECURITY_HEADERS } from './security-headers'
import { policyOf } from './content-security-policy'

jest.mock('@/lib/api/server-transport', () => ({
  backendFetch: jest.fn(),
  backendOrigin: () => 'http://backend.internal',
}))

/** FILES_PUBLIC_URL of an operator: another host, over HTTPS. */
const PUBLIC_URL = 'https://files.example/pictures'
let bucket: TestBucket
let shop: TestBackend
let shopper: TestShopper
let stranger: TestShopper
let url: string
beforeAll(async () => {
  process.env.TRUST_PROXY = '1'
  bucket = await openTestBucket()
  shop = await openTestBackend({ bucket: { ...bucket.settings, publicUrl: PUBLIC_URL } })
  jest.mocked(backendFetch).mockImplementation((request) => {
    const answer = shop.backend.fetch(request)
    return Promise.resolve(answer)
  })
  shopper = await newShopper(shop)
  stranger = await newShopper(shop)
  url = (await upload(shop, shopper.token, 'evidence')).data.url
})
afterAll(async () => {
  delete process.env.TRUST_PROXY
  await shop.close()
  await bucket.close()
})

/** Requested as an <img> of a page, through the gateway. */
function look(token?: string) {
  const headers = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'no-cors',
    'x-forwarded-proto': 'https',
    ...(token ? { cookie: `__Host-token=${token}` } : {}),
  }
  return handleRequest(new Request(`http://shop.example${url}`, { headers }))
}

/** The public name of the bucket. */
async function fetchAs({ host, pathname, search }: URL) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const place = new URL(bucket.settings.url)
  sendRequest({ port: place.port, path: pathname + search, headers: { host } }, resolve)
    .on('error', reject)
    .end()
  const answer = await promise
  const content = Buffer.concat(await Array.fromAsync<Buffer>(answer))
  return { status: answer.statusCode, content }
}

it('redirects the owner to a picture in the bucket that pages may show', async () => {
  const led = await look(shopper.token)
  expect([led.status, led.headers.get('cache-control')]).toEqual([302, 'no-store'])
  const address = new URL(led.headers.get('location') ?? '')
  expect(address.href).toMatch(new RegExp(`^${PUBLIC_URL}/`))

  const [, sources = ''] = /(?:^|; )img-src ([^;]+)/.exec(policyOf('<html></html>')) ?? []
  const allowing = sources
    .split(' ')
    .filter((one) => [address.protocol, address.origin].includes(one))
  expect(allowing).toHaveLength(1)
  // It would require a Cross-Origin-Resource-Policy header from the bucket, which stores do not send.
  expect(SECURITY_HEADERS.map(({ key }) => key)).not.toContain('Cross-Origin-Embedder-Policy')

  const { status, content } = await fetchAs(address)
  expect(status).toBe(200)
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp' })
  const bent = new URL(address)
  bent.searchParams.set('X-Amz-Signature', '0'.repeat(64))
  expect((await fetchAs(bent)).status).toBe(403)
})

it.each([
  ['another shopper', () => stranger.token],
  ['nobody', () => undefined],
])('does not redirect %s', async (_who, token) => {
  const answer = await look(token())
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
})
