import './crash-point'
import { serve } from '@hono/node-server'
import { createApp } from '@/server/app'

/** A backend in a separate process, which a request can kill at a chosen statement. */
const backend = createApp()
const server = serve({ port: 0, hostname: '127.0.0.1', fetch: backend.fetch }, ({ port }) =>
  process.send?.(port),
)
process.on('disconnect', () => server.close())
