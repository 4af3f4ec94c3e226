import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { limitConnections } from './connection-limit.ts'

const LIMITS = {
  /** Longer than the idle timeout of common proxies, so that none uses a connection that is closing. */
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  /** Allows 10 MiB from a slow mobile network. */
  requestTimeout: 150_000,
  /** Node checks timeouts at this interval; its default of 30 s is twice the header timeout. */
  connectionsCheckingInterval: 3000,
}
type Limits = typeof LIMITS

/**
 * A busy process accepts one connection per listener and event-loop turn. With a single listener, connections
 * would wait in the listen queue and never reach admission control.
 */
const LISTENERS = 32
/** Only Linux distributes connections among listeners of one port (SO_REUSEPORT). */
const CAN_SHARE = process.platform === 'linux'

/**
 * Listens on a host; `localhost` means both loopback addresses, because browsers try either one first. Returns
 * the servers and the port; port 0 lets the system choose. Each port closes connections of one address beyond
 * `perAddress`.
 */
export async function listen(
  host: string,
  port: number,
  listener: RequestListener,
  { perAddress, limits = LIMITS }: { perAddress: number; limits?: Limits },
): Promise<{ servers: Server[]; port: number }> {
  const listening = await listenAt(host, port, listener, limits)
  if (perAddress < Infinity) limitConnections(listening.servers, perAddress)
  return listening
}

async function listenAt(host: string, port: number, listener: RequestListener, limits: Limits) {
  if (host !== 'localhost') return listenOn(host, port, listener, limits)
  const first = await listenOn('127.0.0.1', port, listener, limits)
  try {
    const second = await listenOn('::1', first.port, listener, limits)
    return { servers: [...first.servers, ...second.servers], port: first.port }
  } catch (error) {
    if (!isWithoutIpv6(error)) throw error
    return first
  }
}

async function listenOn(host: string, port: number, listener: RequestListener, limits: Limits) {
  const first = await open(host, port, listener, limits)
  const servers = [first]
  const chosen = (first.address() as AddressInfo).port
  while (CAN_SHARE && servers.length < LISTENERS)
    servers.push(await open(host, chosen, listener, limits))
  return { servers, port: chosen }
}

function open(
  host: string,
  port: number,
  listener: RequestListener,
  limits: Limits,
): Promise<Server> {
  const server = createServer(limits, listener)
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // Node would write it between the headers and the body of an earlier pipelined response.
    if (response.socket) response.writeContinue()
    listener(request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, reusePort: CAN_SHARE }, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

function isWithoutIpv6(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
}
