import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestLog } from './request-log'

async function ask(path: string, headers: Record<string, string>, isProxyTrusted = false) {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  process.env.LOG_LEVEL = 'info'
  const log = createRequestLog(isProxyTrusted, { write })
  let inside: unknown
  const server = createServer((request, response) => {
    request.headers['x-forwarded-for'] = '203.0.113.9'
    log(request, response)
    inside = request.headers['x-request-id']
    response.statusCode = 404
    response.end('nothing')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  await answer.text()
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  return { lines, inside, outside: answer.headers.get('x-request-id') }
}

afterEach(() => {
  delete process.env.LOG_LEVEL
})

test('each request is one line, without what may be secret in it', async () => {
  const { lines, inside, outside } = await ask('/search?q=secret&token=secret', {
    token: 'secret',
    cookie: 'token=secret',
    'x-request-id': 'forged-by-a-visitor',
  })
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/Z$/) as string,
      app: 'sampan',
      kind: 'request',
      requestId: outside,
      method: 'GET',
      path: '/search',
      status: 404,
      ms: expect.any(Number) as number,
      ip: '203.0.113.9',
    },
  ])
  expect(inside).toBe(outside)
  expect(outside).toMatch(/^[\w-]{36}$/)
})

test('the number of a trusted proxy goes on, if it looks like one', async () => {
  const given = { 'x-request-id': 'proxy-1234567' }
  expect((await ask('/', given, true)).outside).toBe('proxy-1234567')
  expect((await ask('/', { 'x-request-id': 'a b\\"' }, true)).outside).toMatch(/^[\w-]{36}$/)
})
