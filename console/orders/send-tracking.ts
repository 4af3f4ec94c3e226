import { getAdminOrder, listAdminOrders, shipAdminOrders } from '@/contracts/admin-orders'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { call } from '@/console/api/call'
import { inBatches } from '@/console/orders/in-batches'
import { isToShip, type OrderRow } from '@/console/orders/status'
import type { TrackingLine, TrackingProblem } from '@/console/orders/tracking-file'

export interface PlannedLine extends Omit<TrackingLine, 'problem'> {
  found?: OrderRow
  problem?: TrackingProblem | 'unknown' | 'notWaiting'
  /** After sending: undefined while it waits, else whether it was shipped and why not. */
  result?: { isDone: boolean; message?: string | undefined }
}

const AT_ONCE = 4
/** Of an id. */
const MOST_DIGITS = 15

/** Finds the order of each line, and says which cannot be shipped. */
export async function planShipments(
  lines: TrackingLine[],
  onProgress: (done: number) => void,
): Promise<PlannedLine[]> {
  const planned: PlannedLine[] = lines.map((line) => ({ ...line }))
  const waiting = planned.filter(({ problem }) => !problem)
  let done = 0
  const work = async () => {
    for (let line = waiting.pop(); line; line = waiting.pop()) {
      const found = await findOrder(line.order)
      if (!found) line.problem = 'unknown'
      else if (!isToShip(found)) line.problem = 'notWaiting'
      if (found) line.found = found
      onProgress((done += 1))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return planned
}

/** By its number, else by its id. */
async function findOrder(order: string): Promise<OrderRow | undefined> {
  const { list } = await call(listAdminOrders, { search: order, limit: 2 })
  const found = list.find(({ order_no: number }) => number === order)
  if (found || order.length > MOST_DIGITS) return found
  return call(getAdminOrder, { id: order }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === CODE.notFound) return undefined
    throw error
  })
}

/** Ships the lines without a problem, each order by itself; answers all lines with their results. */
export async function sendShipments(lines: PlannedLine[]): Promise<PlannedLine[]> {
  const ready = lines.filter(({ problem }) => !problem)
  const results = new Map<PlannedLine, PlannedLine['result']>()
  for (const batch of inBatches(ready)) {
    const orders = batch.map(({ found, carrier, trackingNo }) => ({
      id: found!.id,
      carrier,
      tracking_no: trackingNo,
    }))
    // A batch that fails as a whole does not stop the others.
    const answer = await call(shipAdminOrders, { orders }).then(
      ({ list }) => list.map((one) => ({ isDone: one.is_done, message: one.error?.msg })),
      (error: Error) => batch.map(() => ({ isDone: false, message: error.message })),
    )
    batch.forEach((line, place) => results.set(line, answer[place]))
  }
  return lines.map((line) => {
    const result = results.get(line)
    return result ? { ...line, result } : line
  })
}
