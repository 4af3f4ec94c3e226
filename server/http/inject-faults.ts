import type { MiddlewareHandler } from 'hono'
import { applyFaults } from './apply-faults'
import type { Services } from './context'
import type { Faults } from './faults'
import { openSession } from './session'

/** Gives the calls that match a fault its effect. Registered before all routes, while TEST_CONTROL is set. */
export function injectFaults(faults: Faults, services: Services): MiddlewareHandler {
  return async (c, next) => {
    const response = await applyFaults(faults, {
      request: c.req.raw,
      shopperId: async () => (await openSession(services, c.req.header('token')))?.shopperId,
      run: async () => {
        await next()
        return c.res
      },
    })
    if (!c.finalized || response !== c.res) c.res = response
  }
}
