import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

const LIMITS = {
  /** Longer than the idle time of common proxies, so that none sends into a connection that is just closing. */
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  /** 10 MiB from a phone on a slow network. */
  requestTimeout: 150_000,
  /** Only then is looked who is too slow: by itself every 30 seconds, twice as long as headers may take. */
  connectionsCheckingInterval: 3000,
}
type Limits = typeof LIMITS

/**
 * A busy process takes one new connection from each of its listeners at a time, between two pieces of work: with
 * a single one visitors would wait to be let in by the thousand, and never reach admission control.
 */
const LISTENERS = 32
/** Elsewhere the system does not share a port out among listeners. */
const CAN_SHARE = process.platform === 'linux'

/**
 * Listens on a host; `localhost` means both loopback addresses, because browsers try either one first.
 * Answers the servers and the port, which is chosen by the system when 0 is asked for.
 */
export async function listen(
  host: string,
  port: number,
  listener: RequestListener,
  limits = LIMITS,
): Promise<{ servers: Server[]; port: number }> {
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
