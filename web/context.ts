import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP, SocketAddress } from 'node:net'
import proxyAddress from 'proxy-addr'
import { RequestContext } from '../lib/http/request-context.ts'
import type { Target } from './request-target.ts'

const MAX_HOST_LENGTH = 255
const REQUEST_ID = /^[\w-]{8,64}$/
/** Trusts the X-Forwarded-For entry of one proxy. */
const trustOneProxy = (_address: string, hop: number) => hop === 0

/** Accepted only from a trusted proxy. */
const FROM_PROXY = new Set([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-vercel-ip-country',
  'cf-ipcountry',
  'x-request-id',
])

export interface ContextSettings {
  isProxyTrusted: boolean
  publicOrigin: string | undefined
}

/** Creates the context of a request; null when its Host header is missing, repeated or invalid. */
export function contextOf(
  request: IncomingMessage,
  { path, search }: Target,
  { isProxyTrusted, publicOrigin }: ContextSettings,
): RequestContext | null {
  const { headers, method = 'GET' } = request
  const header = (name: string) => {
    if (!isProxyTrusted && FROM_PROXY.has(name)) return undefined
    const value = headers[name]
    return typeof value === 'string' ? value : value?.join(', ')
  }
  const host = header('x-forwarded-host') ?? headers.host ?? 'localhost'
  if (!isHost(host) || isHostRepeated(request)) return null
  const origin = publicOrigin ?? `${header('x-forwarded-proto') ?? 'http'}://${host}`
  const requestId = header('x-request-id') ?? ''
  return new RequestContext({
    method,
    path,
    search,
    header,
    host,
    client: clientOf(request, isProxyTrusted),
    isSecure: origin.startsWith('https:'),
    publicOrigin,
    requestId: REQUEST_ID.test(requestId) ? requestId : randomUUID(),
  })
}

/**
 * The address of the visitor, without the port and the brackets that some proxies add, because limits count per
 * address. If the proxy names no address, its own is used.
 */
function clientOf(request: IncomingMessage, isProxyTrusted: boolean): string {
  const peer = request.socket.remoteAddress ?? ''
  if (!isProxyTrusted) return peer
  const told = proxyAddress(request, trustOneProxy)
  return isIP(told) ? told : (SocketAddress.parse(told)?.address ?? peer)
}

/** A host with an optional port, without user, path, query or fragment. */
function isHost(host: string): boolean {
  if (host.length > MAX_HOST_LENGTH) return false
  const url = URL.parse(`http://${host}`)
  return url !== null && url.href === `http://${url.host}/`
}

/** Node keeps the first Host header, but a proxy may have used the second. */
function isHostRepeated({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') count += 1
  return count > 1
}
