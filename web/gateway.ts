import { registeredGateway } from '../lib/gateway/registry.ts'
import type { Handler } from './pipeline.ts'

/** Passes a call to the gateway, without Next's router. Next provides the gateway once it has started. */
export function createGateway(isStarted: Promise<unknown>): Handler {
  return async ({ context, body, abort }) => {
    const gateway = registeredGateway() ?? (await isStarted.then(registeredGateway))
    if (!gateway) throw new Error('the gateway is not registered')
    return gateway({ context, body, abort })
  }
}
