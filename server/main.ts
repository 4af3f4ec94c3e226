import { serve } from '@hono/node-server'
import { createApp } from './app'
import { inTurns } from './http/in-turns'
import { startJobs } from './jobs/start'

const backend = createApp()
const port = Number(process.env.BACKEND_PORT ?? 4000)
const jobs = await startJobs(backend.services)
const server = serve(
  { fetch: inTurns(backend.fetch), port, hostname: process.env.BACKEND_HOST ?? '127.0.0.1' },
  () => {
    process.stdout.write(`Backend ready on http://127.0.0.1:${port}\n`)
  },
)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    backend.services.live.end()
    server.close(() => void stop().then(() => process.exit(0)))
  })
}

async function stop(): Promise<void> {
  await jobs.stop()
  await backend.connection.close()
}
