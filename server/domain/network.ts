import { isIPv6 } from 'node:net'

const GROUPS = 8
const OF_NETWORK = 4

/**
 * The key of rate limits: an IPv4 address or an IPv6 /64 network, because one household has all addresses of a
 * /64.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return ip
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const left = Math.max(0, GROUPS - front.length - back.length)
  const groups = [...front, ...Array<string>(left).fill('0'), ...back].slice(0, OF_NETWORK)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
