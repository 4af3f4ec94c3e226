import type { Arrival, Order } from '@/contracts/schemas/orders'

/** The expected delivery range of several orders, earliest to latest. Null if none is known. */
export function arrivalOf(orders: Pick<Order, 'arrival'>[]): Arrival | null {
  const expected = orders.flatMap(({ arrival }) => arrival ?? [])
  const [earliest] = expected.map((arrival) => arrival.earliest).sort()
  const latest = expected
    .map((arrival) => arrival.latest)
    .sort()
    .at(-1)
  return earliest && latest ? { earliest, latest } : null
}
