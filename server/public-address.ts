import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

type AddressFault = 'NOT_HTTPS' | 'NOT_PUBLIC'

type Lookup = (
  host: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** The only range of IPv6 that is routed. */
const ROUTED = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether the address is publicly routable. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  const isRouted = address instanceof ipaddr.IPv4 || address.match(ROUTED)
  return isRouted && address.range() === 'unicast'
}

const isLoopback = (text: string): boolean =>
  isIP(text) !== 0 && ipaddr.parse(text).range() === 'loopback'

/**
 * Checks an address that others name: a push service, a receiver of webhooks, an image of an import, a redirect.
 * Null if it is https, names no private network and has no password, which would be ignored and shown in
 * lists. Host names are checked when they are resolved. Tests may also allow this machine, without https.
 */
export function addressFault(url: URL | null, isLoopbackAllowed: boolean): AddressFault | null {
  if (!url || url.username !== '' || url.password !== '') return 'NOT_HTTPS'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isThisMachine = isLoopbackAllowed && (host === 'localhost' || isLoopback(host))
  if (url.protocol !== 'https:' && !(isThisMachine && url.protocol === 'http:')) return 'NOT_HTTPS'
  return isThisMachine || isIP(host) === 0 || isPublicAddress(host) ? null : 'NOT_PUBLIC'
}

export const mayBeContacted = (address: string, isLoopbackAllowed: boolean): boolean =>
  addressFault(URL.parse(address), isLoopbackAllowed) === null

export class ClosedAddress extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`)
  }
}

/**
 * Resolves a host for one connection, so that a second DNS answer cannot lead elsewhere (DNS rebinding). Fails
 * when any of its addresses is neither public nor, where that is allowed, of this machine. Only tests replace
 * `resolve`.
 */
export function checkedLookup(
  isLoopbackAllowed: boolean,
  resolve: Lookup = lookup,
): LookupFunction {
  const isOpen = ({ address }: LookupAddress) =>
    isPublicAddress(address) || (isLoopbackAllowed && isLoopback(address))
  return (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return answer(error ?? new ClosedAddress(host), '', 0)
      if (!found.every(isOpen)) return answer(new ClosedAddress(host), '', 0)
      if (options.all) answer(null, found)
      else answer(null, first.address, first.family)
    })
  }
}
