import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Longer than the idle time of common proxies, so that none sends into a connection that is just closing. */
const KEEP_ALIVE_MS = 65_000
const HEADERS_MS = 15_000
/** 10 MiB from a phone on a slow network. */
const REQUEST_MS = 150_000

/**
 * Listens on a host; `localhost` means both loopback addresses, because browsers try either one first.
 * Answers the servers and the port, which is chosen by the system when 0 is asked for.
 */
export async function listen(
  host: string,
  port: number,
  listener: RequestListener,
): Promise<{ servers: Server[]; port: number }> {
  if (host !== 'localhost') {
    const server = await listenOn(host, port, listener)
    return { servers: [server], port: portOf(server) }
  }
  const first = await listenOn('127.0.0.1', port, listener)
  const chosen = portOf(first)
  try {
    return { servers: [first, await listenOn('::1', chosen, listener)], port: chosen }
  } catch (error) {
    if (!isWithoutIpv6(error)) throw error
    return { servers: [first], port: chosen }
  }
}

function listenOn(host: string, port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS },
    listener,
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

function isWithoutIpv6(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
}
