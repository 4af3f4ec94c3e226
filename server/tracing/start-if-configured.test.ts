import { channel, tracingChannel } from 'node:diagnostics_channel'
import { listAreas } from '@/contracts/areas'
import { openTestBackend } from '@/server/testing/backend'
import { traceIfConfigured } from './start-if-configured'

jest.mock('@opentelemetry/resources', () => neverLoaded())
jest.mock('@opentelemetry/sdk-trace', () => neverLoaded())
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => neverLoaded())

function neverLoaded(): never {
  throw new Error('loaded')
}

it('loads nothing, subscribes to nothing and wraps nothing unless a collector is set', async () => {
  const stop = await traceIfConfigured({ OTEL_TRACES_SAMPLER_ARG: 1 }, 'backend')
  const test = await openTestBackend()
  try {
    expect((await test.ask(listAreas)).code).toBe(1)
    const { pool } = test.backend.connection
    expect(Object.hasOwn(pool, 'connect')).toBe(false)
    const client = await pool.connect()
    expect(Object.hasOwn(client, 'query')).toBe(false)
    client.release()
    for (const name of ['sampan.request', 'sampan.leaving'])
      expect([name, channel(name).hasSubscribers]).toEqual([name, false])
    for (const name of ['sampan.gateway', 'sampan.call', 'sampan.statement', 'sampan.job'])
      expect([name, tracingChannel(name).start.hasSubscribers]).toEqual([name, false])
  } finally {
    await test.close()
    await stop()
  }
})

it('loads tracing for a collector', async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: 1 }
  await expect(traceIfConfigured(settings, 'backend')).rejects.toThrow('loaded')
})
