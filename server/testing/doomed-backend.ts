import './doom'
import { serve } from '@hono/node-server'
import { createApp } from '@/server/app'

/** A backend in a process of its own, which a request can end at a point of its choosing. */
const backend = createApp()
const server = serve({ port: 0, hostname: '127.0.0.1', fetch: backend.fetch }, ({ port }) =>
  process.send?.(port),
)
process.on('disconnect', () => server.close())
