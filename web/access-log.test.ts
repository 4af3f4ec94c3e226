import { createAccessLog } from './access-log'
import { contextFor, listenOn } from './testing'

afterEach(() => {
  delete process.env.LOG_LEVEL
})

test('writes one line for each request, without secrets', async () => {
  const lines: unknown[] = []
  process.env.LOG_LEVEL = 'info'
  const log = createAccessLog({ write: (line) => void lines.push(JSON.parse(line)) })
  const server = await listenOn((request, response) => {
    log(contextFor(request.url ?? '/', { headers: { cookie: 'token=secret' } }), response)
    response.writeHead(404).end('nothing')
  })
  await (await fetch(`${server.origin}/search?q=secret&token=secret`)).text()
  server.close()
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/Z$/) as string,
      app: 'sampan',
      kind: 'request',
      requestId: 'request-of-a-test',
      method: 'GET',
      path: '/search',
      status: 404,
      ms: expect.any(Number) as number,
      ip: '203.0.113.9',
    },
  ])
})
