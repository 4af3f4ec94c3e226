import { Client } from 'pg'
import { serve } from '@hono/node-server'
import { createApp } from '@/server/app'

/**
 * A backend in a process of its own that kills itself, as `kill -9` would, right after statement number
 * KILL_AFTER of the payment that reaches it. Statement 0 is `begin`; the last one is `commit`.
 */
const killAfter = Number(process.env.KILL_AFTER)

type Query = (this: Client, ...args: unknown[]) => unknown

function armPayments(): void {
  const original = Client.prototype.query as unknown as Query
  let isPaying = false
  let count = 0
  const armed: Query = function (...args) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: string }).text
    if (isPaying) {
      const result = original.apply(this, args) as Promise<unknown>
      const isLast = count === killAfter
      count += 1
      if (isLast) result.then(die, die)
      return result
    }
    if (text === 'begin') {
      isPaying = true
      count = 1
      const result = original.apply(this, args) as Promise<unknown>
      if (killAfter === 0) result.then(die, die)
      return result
    }
    return original.apply(this, args)
  }
  Client.prototype.query = armed as unknown as typeof Client.prototype.query
}

const die = () => process.kill(process.pid, 'SIGKILL')

const backend = createApp()
const server = serve(
  {
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      if (new URL(request.url).pathname === '/api/order/pay') armPayments()
      return backend.fetch(request)
    },
  },
  ({ port }) => process.send?.(port),
)
process.on('disconnect', () => server.close())
