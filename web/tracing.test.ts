import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { createXsrfToken } from '@/lib/gateway/cross-site'
import { handleRequest } from '@/lib/gateway/fetch-handler'
import { traceIfConfigured } from '@/server/tracing/start-if-configured'
import { timed } from '@/server/jobs/job'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'
import { contextFor } from './testing'
import { trace } from './tracing'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
interface Sent {
  resourceSpans: {
    resource: SentSpan
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}

const BROWSER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const REQUEST_ID = 'request-of-a-phone'

let received: { text: string; headers: Record<string, unknown> }[]
let collector: Server
let web: Server
let backendServer: ReturnType<typeof serve>
let test: TestBackend
let shopper: TestShopper
let stop: () => Promise<void>

const listening = async (answer: RequestListener): Promise<[Server, string]> => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`]
}

beforeAll(async () => {
  process.env.TRUST_PROXY = '1'
  received = []
  let endpoint: string
  ;[collector, endpoint] = await listening((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url, headers } = request
      received.push({ text: Buffer.concat(chunks).toString(), headers: { ...headers, url } })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=planted%20key',
  })
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: 1 }
  stop = await traceIfConfigured(settings, 'web')

  test = await openTestBackend()
  shopper = await newShopper(test)
  const port = await new Promise<number>((resolve) => {
    const at = { fetch: test.backend.fetch, port: 0, hostname: '127.0.0.1' }
    backendServer = serve(at, (address) => resolve(address.port))
  })
  process.env.BACKEND_URL = `http://127.0.0.1:${port}`
  ;[web] = await listening((request, response) => {
    const context = contextFor(request.url ?? '/', { requestId: REQUEST_ID })
    trace(context, request, response, () => {
      const { method = 'GET', url = '/', headers } = request
      const body = method === 'POST' ? { body: request as never, duplex: 'half' } : {}
      const given = { ...(headers as Record<string, string>), 'x-request-id': REQUEST_ID }
      const passed = { method, headers: given, ...body }
      void handleRequest(new Request(`http://shop.example${url}`, passed)).then(async (answer) =>
        response.writeHead(answer.status).end(await answer.text()),
      )
    })
  })
})

afterAll(async () => {
  delete process.env.TRUST_PROXY
  delete process.env.BACKEND_URL
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  delete process.env.OTEL_EXPORTER_OTLP_HEADERS
  for (const server of [collector, web, backendServer as Server]) {
    server.closeAllConnections()
    server.close()
  }
  await test.close()
})

async function ask(path: string, { session, body }: { session?: string; body?: object } = {}) {
  const pair = createXsrfToken(session)
  const { port } = web.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      traceparent: `00-${BROWSER.trace}-${BROWSER.span}-01`,
      cookie: `XSRF-TOKEN=${pair}${session ? `; token=${session}` : ''}`,
      'x-xsrf-token': pair,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
  })
  return [answer.status, await answer.json()] as const
}

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

it('traces a call from the phone to the statements, without values, cookies or tokens', async () => {
  const password = 'a-planted-password'
  const login = { account: shopper.email, password }
  expect((await ask('/api/user/login', { body: login }))[1]).toMatchObject({ code: 0 })
  expect(await ask('/api/user/getUserInfo', { session: shopper.token })).toMatchObject([
    200,
    { code: 1 },
  ])
  await timed(
    test.backend.services,
    'send-mail',
    async () => void (await test.backend.services.db.execute(sql`select now()`)),
  )
  await stop()

  const [first] = received
  expect(first?.headers).toMatchObject({ url: '/v1/traces', 'x-collector-key': 'planted key' })
  const sent = received.map(({ text }) => JSON.parse(text) as Sent)
  const resources = sent.flatMap(({ resourceSpans }) => resourceSpans)
  expect(attributesOf(resources[0]!.resource)).toMatchObject({ 'service.name': 'sampan-web' })
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const mine = spans.filter(({ traceId }) => traceId === BROWSER.trace)
  const childrenOf = (id: string) => mine.filter(({ parentSpanId }) => parentSpanId === id)
  const only = (id: string) => {
    const children = childrenOf(id)
    expect(children).toHaveLength(1)
    return children[0]!
  }

  const requests = childrenOf(BROWSER.span)
  expect(requests.map(({ name }) => name)).toEqual(['POST call', 'GET call'])
  for (const [index, route] of ['/api/user/login', '/api/user/getUserInfo'].entries()) {
    const passed = only(requests[index]!.spanId)
    expect(attributesOf(passed)).toMatchObject({
      'url.path': route,
      'http.response.status_code': 200,
    })
    const call = only(passed.spanId)
    expect(attributesOf(call)).toMatchObject({
      'http.route': route,
      'sampan.request_id': REQUEST_ID,
      'sampan.outcome': index ? 'DONE' : 'WRONG_CREDENTIALS',
    })
    const statements = childrenOf(call.spanId)
    expect(statements.map(({ name }) => name)).toContain(index ? 'select sessions' : 'select users')
    for (const statement of statements)
      expect(attributesOf(statement)['db.query.text']).toMatch(/^\w/)
  }

  const job = spans.find(({ name }) => name === 'job send-mail')!
  expect(job.traceId).not.toBe(BROWSER.trace)
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job.spanId)).toHaveLength(1)

  const everything = received.map(({ text }) => text).join('\n')
  for (const secret of [
    shopper.token,
    shopper.email,
    password,
    createXsrfToken(shopper.token),
    'planted key',
  ])
    expect(everything).not.toContain(secret)
  expect(everything).toContain('$1')
  expect(received.length).toBeGreaterThan(0)
})
