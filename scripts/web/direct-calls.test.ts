import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { offerGateway } from '../../lib/gateway/offer'
import { answerCall } from './direct-calls'

let server: Server
let origin: string
let asked: Request[] = []
let answer: (request: Request) => Response | Promise<Response>

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!answerCall(request, response)) response.end('the ordinary way')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  answer = () => Response.json({ code: 1 })
  offerGateway(async (request) => {
    asked.push(request)
    return answer(request)
  })
})

test('a call reaches the gateway as it was sent, and its answer comes whole', async () => {
  answer = async (request) => {
    const headers = new Headers({ 'cache-control': 'no-store' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return Response.json({ got: await request.json() }, { status: 201, headers })
  }
  const body = JSON.stringify({ text: 'ชา' })
  const headers = { 'content-type': 'application/json', token: 'mine', cookie: 'c=3' }
  const reply = await fetch(`${origin}/api/cart/add?x=1`, { method: 'POST', headers, body })
  expect(reply.status).toBe(201)
  expect(await reply.json()).toEqual({ got: { text: 'ชา' } })
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('content-length')).toBe(
    String(Buffer.byteLength('{"got":{"text":"ชา"}}')),
  )
  expect(reply.headers.get('x-frame-options')).toBe('DENY')
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  const [request] = asked
  expect([request!.method, request!.url]).toEqual(['POST', `${origin}/api/cart/add?x=1`])
  expect([request!.headers.get('token'), request!.headers.get('cookie')]).toEqual(['mine', 'c=3'])
})

test.each([
  '/api',
  '/api/',
  '/api/revalidate',
  '/api/cart/',
  '/api//cart',
  '/api/%63art',
  '/api/cart;x',
  '/home',
])('%s goes the ordinary way', async (path) => {
  const reply = await fetch(origin + path)
  expect(await reply.text()).toBe('the ordinary way')
  expect(asked).toHaveLength(0)
})

test('pictures of shoppers are shut in, whatever the answer says itself', async () => {
  answer = () =>
    new Response(new Uint8Array([1, 2]), {
      headers: { 'content-type': 'image/webp', 'content-security-policy': 'script-src *' },
    })
  const reply = await fetch(`${origin}/api/uploads/review-1.webp`)
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/)
  expect([...new Uint8Array(await reply.arrayBuffer())]).toEqual([1, 2])
})

test('events come one by one, and the gateway hears when nobody listens any more', async () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const cancelled = Promise.withResolvers<void>()
  const events = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => cancelled.resolve(),
  })
  answer = () => new Response(events, { headers: { 'content-type': 'text/event-stream' } })
  const leaving = new AbortController()
  const reply = await fetch(`${origin}/api/live`, { signal: leaving.signal })
  const reader = reply.body!.getReader()
  controller.enqueue(new TextEncoder().encode('data: 1\n\n'))
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n')
  leaving.abort()
  await cancelled.promise
  expect(asked[0]!.signal.aborted).toBe(true)
})

test('HEAD has the headers alone, and a gateway that fails is a failure', async () => {
  const head = await fetch(`${origin}/api/home`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = () => Promise.reject(new Error('on purpose'))
  expect((await fetch(`${origin}/api/home`)).status).toBe(500)
  expect(error).toHaveBeenCalled()
  error.mockRestore()
})
