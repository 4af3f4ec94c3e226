import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccessLog } from './access-log'
import { contextFor, listenOn } from './testing'

afterEach(() => {
  delete process.env.LOG_LEVEL
})

interface Line {
  status: number
  isCutShort?: boolean
}

/** The lines about requests that this handler answers. */
async function linesAbout(
  answer: (response: ServerResponse) => void,
  ask: (origin: string) => Promise<unknown>,
): Promise<Line[]> {
  const lines: Line[] = []
  process.env.LOG_LEVEL = 'info'
  const log = createAccessLog({ write: (line) => void lines.push(JSON.parse(line) as Line) })
  const server = await listenOn((request, response) => {
    log(contextFor(request.url ?? '/'), response)
    answer(response)
  })
  await ask(server.origin)
  for (const endsAt = Date.now() + 5000; lines.length === 0 && Date.now() < endsAt;) await sleep(5)
  server.close()
  return lines
}

test.each<[string, (response: ServerResponse) => void, number]>([
  ['before the response', () => undefined, 499],
  ['within the response', (response) => void response.writeHead(404).write('not'), 404],
])('marks a request whose client leaves %s', async (_, answer, status) => {
  const [line] = await linesAbout(answer, async (origin) => {
    const { port } = new URL(origin)
    const client = connect(Number(port), '127.0.0.1')
    client.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n')
    await sleep(50)
    client.destroy()
  })
  expect(line).toMatchObject({ status, isCutShort: true })
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
