import ipaddr from 'ipaddr.js'

/**
 * The key of rate limits: an IPv4 address or an IPv6 /64 network, because one household has all addresses of a
 * /64.
 */
export function networkOf(ip: string): string {
  const address = parsed(ip)
  if (!address) return ip
  return address.kind() === 'ipv4' ? address.toString() : `${groupsOf(address, 4)}::/64`
}

/** The /24 of an IPv4 address or the /48 of an IPv6 address, which one customer of a provider may have. */
export function wideNetworkOf(ip: string): string {
  const address = parsed(ip)
  if (!address) return ip
  return address.kind() === 'ipv4' ? bytesOf(address, 3) : groupsOf(address, 3)
}

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** An IPv4 address written as IPv6 is IPv4. */
function parsed(ip: string): Address | undefined {
  const [address = ''] = ip.split('%')
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address))
    return undefined
  return ipaddr.process(address)
}

const bytesOf = (address: Address, count: number) => address.toByteArray().slice(0, count).join('.')

const groupsOf = (address: Address, count: number) =>
  (address as ipaddr.IPv6).parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')
