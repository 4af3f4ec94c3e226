import { backendFetch } from '@/lib/api/server-transport'
import { handleRequest } from '@/lib/gateway/fetch-handler'

jest.mock('@/lib/api/server-transport', () => ({
  backendFetch: jest.fn(),
  backendOrigin: () => 'http://backend.internal',
}))

const backend = jest.mocked(backendFetch)
const PATH = '/api/webhooks/stripe'

const send = (body: string, init: RequestInit = {}) =>
  handleRequest(
    new Request(`http://localhost:3000${PATH}`, {
      method: 'POST',
      body,
      headers: {
        cookie: 'token=session-of-a-shopper',
        'stripe-signature': 't=1,v1=ab',
        'webhook-id': 'msg_1',
        authorization: 'Bearer x',
      },
      ...init,
    }),
  )

beforeEach(() => {
  backend.mockReset()
  backend.mockResolvedValueOnce(Response.json({ received: true }))
})

test('passes a webhook on unchanged, without session and cross-site check', async () => {
  const body = '{ "a" : 1,\r\n\t"ü": "\\u00e9" }\n'
  const answer = await send(body)
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
  const seen = backend.mock.calls[0]![0]
  expect(await seen.text()).toBe(body)
  expect(seen.headers.get('stripe-signature')).toBe('t=1,v1=ab')
  expect(seen.headers.get('webhook-id')).toBe('msg_1')
  expect(seen.headers.get('token')).toBeNull()
  expect(seen.headers.get('authorization')).toBeNull()
})

test('rejects long bodies and other methods', async () => {
  expect((await send('x'.repeat(256 * 1024 + 1))).status).toBe(413)
  const get = await handleRequest(new Request(`http://localhost:3000${PATH}`))
  expect(get.status).toBe(404)
  expect(backend).not.toHaveBeenCalled()
})
