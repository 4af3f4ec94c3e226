import './new-node.mjs'
import { setImmediate as acceptPending, setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { createApp } from './app'
import { loadBrand } from './brand-file'
import { createStandaloneHandler } from './http/standalone-handler'
import { startJobs } from './jobs/start'
import { countProcess } from './metrics'
import { BackendSettings, readSettings } from './settings'
import { traceIfConfigured } from './tracing/start-if-configured'

const settings = settingsOrEnd()
const { BACKEND_HOST: hostname, BACKEND_PORT: port, OPS_TOKEN, STOP_DELAY_SECONDS } = settings
const state = { isReady: false, isStopping: false }
const endTracing = await traceIfConfigured(settings, 'backend')
const backend = createApp()
countProcess()
const jobs = await startJobs(backend.services)
const fetch = createStandaloneHandler(backend.fetch, OPS_TOKEN, state)
const server = serve({ fetch, port, hostname }, ({ port: chosen }) => {
  state.isReady = true
  process.stdout.write(`Backend ready on http://${hostname}:${chosen}\n`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

/** Graceful shutdown: readiness fails first; after the delay, open requests finish and no new ones are accepted. */
async function stop(): Promise<void> {
  if (state.isStopping) return
  Object.assign(state, { isReady: false, isStopping: true })
  await sleep(STOP_DELAY_SECONDS * 1000)
  backend.services.live.end()
  // One poll of the event loop accepts all connections that are already established.
  await acceptPending()
  await new Promise((resolve) => server.close(resolve))
  await jobs.stop()
  await backend.connection.close()
  await endTracing()
  process.exit(0)
}

function settingsOrEnd() {
  try {
    loadBrand()
    return readSettings(BackendSettings)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
