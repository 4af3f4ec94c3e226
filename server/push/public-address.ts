import { lookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

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
 * Whether the address is https, names no private network and has no password, which would be ignored and shown in
 * lists. Host names are checked when they are resolved. Tests may also allow this machine, without https.
 */
export function mayBeContacted(address: string, isLoopbackAllowed: boolean): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isLoopbackAllowed && (host === 'localhost' || isLoopback(host)))
    return url.protocol === 'https:' || url.protocol === 'http:'
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}

export class ClosedAddress extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`)
  }
}

/**
 * Resolves a host for one connection, so that a second DNS answer cannot lead elsewhere (DNS rebinding). Fails
 * when any of its addresses is neither public nor, where that is allowed, of this machine.
 */
export function checkedLookup(isLoopbackAllowed: boolean): LookupFunction {
  const isOpen = ({ address }: LookupAddress) =>
    isPublicAddress(address) || (isLoopbackAllowed && isLoopback(address))
  return (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) return answer(error ?? new ClosedAddress(host), '', 0)
      if (!found.every(isOpen)) return answer(new ClosedAddress(host), '', 0)
      if (options.all) answer(null, found)
      else answer(null, first.address, first.family)
    })
  }
}
