import type { GatewayCall } from '@/lib/gateway/call'
import type { Reply } from '@/lib/http/reply'

type Gateway = (call: GatewayCall) => Promise<Reply>

const held = globalThis as { sampanGateway?: Gateway }

/** The web server is a separate bundle of this process; it passes calls here without Next's router. */
export function registerGateway(gateway: Gateway): void {
  held.sampanGateway = gateway
}

/** Undefined until Next has started. */
export const registeredGateway = (): Gateway | undefined => held.sampanGateway
