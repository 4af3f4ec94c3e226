import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger } from '@/server/http/log'
import { timed } from '@/server/jobs/job'
import { startTracing } from './start'

let collector: Server
let asked = 0
let status = 200

beforeAll(async () => {
  collector = createServer((request, response) => {
    asked += 1
    request.resume().on('end', () => response.writeHead(status).end('{}'))
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
})
afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  collector.closeAllConnections()
  collector.close()
})

const traceJobs = async (count: number, share: number) => {
  asked = 0
  const stop = startTracing('sampan-test', share)
  for (let done = 0; done < count; done += 1)
    await timed({ log: createLogger('silent') }, 'job', () => Promise.resolve())
  await stop()
}

it('sends remaining spans at shutdown, and only the sampled share', async () => {
  await traceJobs(1, 1)
  expect(asked).toBe(1)
  await traceJobs(20, 0)
  expect(asked).toBe(0)
})

it('logs one line when a collector accepts nothing', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  status = 403
  await traceJobs(3, 1)
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
  expect(lines).toEqual([expect.objectContaining({ msg: 'traces could not be sent' })])
})
