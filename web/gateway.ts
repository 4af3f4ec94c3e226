import { offeredGateway } from '../lib/gateway/offer.ts'
import type { Handler } from './pipeline.ts'

/** Brings a call to the gateway, which Next offers once it has started, without a way through Next's router. */
export function createGateway(isStarted: Promise<unknown>): Handler {
  return async ({ context, body, abort }) => {
    const gateway = offeredGateway() ?? (await isStarted.then(offeredGateway))
    if (!gateway) throw new Error('The gateway was not offered')
    return gateway({ context, body, abort })
  }
}
