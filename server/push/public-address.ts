import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Private, link-local and reserved networks (IANA special-purpose registries). */
const CLOSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Only 2000::/3 is routed; these ranges in it are reserved or tunnel to IPv4 addresses. */
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const closed = new BlockList()
const routed = new BlockList()
for (const range of CLOSED_V4) add(closed, range, 'ipv4')
for (const range of CLOSED_V6) add(closed, range, 'ipv6')
add(routed, '2000::/3', 'ipv6')

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6') {
  const [network = '', bits] = range.split('/')
  list.addSubnet(network, Number(bits), family)
}

/** Whether the address is publicly routable. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && routed.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

export class ClosedAddress extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`)
  }
}

/**
 * Resolves a host for one connection, so that a second DNS answer cannot lead elsewhere (DNS rebinding). Fails
 * when any of its addresses is not public.
 */
export const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return answer(error ?? new ClosedAddress(host), '', 0)
    if (found.some(({ address }) => !isPublicAddress(address)))
      return answer(new ClosedAddress(host), '', 0)
    if (options.all) answer(null, found)
    else answer(null, first.address, first.family)
  })
}
