import { inTransaction } from '@/server/db/transaction'
import type { OrderMove } from '@/server/domain/order-moves'
import type { NoticeCode } from '@/server/domain/notices'
import type { Services } from '@/server/http/context'
import * as dueOrders from '@/server/repositories/due-orders'
import * as orders from '@/server/repositories/orders'
import * as promos from '@/server/repositories/promos'
import { notify } from '@/server/services/notices/notify'
import { releaseOrders } from './order-release'
import { countSales } from '@/server/services/catalogue/sales'

type TimedMove = 'expire' | 'assumeReceived' | 'complete'

const NOTICE: Partial<Record<OrderMove, NoticeCode>> = {
  expire: 'orderExpired',
  assumeReceived: 'orderReceived',
}

export const expireUnpaid = (services: Services) => moveDue(services, 'expire')
export const assumeReceived = (services: Services) => moveDue(services, 'assumeReceived')
export const completeReceived = (services: Services) => moveDue(services, 'complete')

/**
 * Applies a timed transition to every due order, one transaction each: a failure is logged, retried at the next
 * run, and does not affect the others.
 */
async function moveDue(services: Services, name: TimedMove): Promise<void> {
  let afterId = 0
  for (;;) {
    const ids = await dueOrders.due(services.db, name, afterId)
    if (ids.length === 0) return
    for (const id of ids) {
      await moveOne(services, name, id).catch((error: unknown) => {
        services.log.error({ err: error, order: id, move: name }, 'an order transition failed')
      })
    }
    afterId = ids.at(-1)!
  }
}

function moveOne(services: Services, name: TimedMove, id: number): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    await promos.lockUsesOf(tx, [id])
    // A concurrent payment or cancellation wins; if the order is still due, the next run moves it.
    if (!(await dueOrders.lockDue(tx, name, id))) return
    const order = await orders.moveForSystem(tx, id, name)
    if (!order) return
    if (name === 'expire') await releaseOrders(tx, [order])
    const code = NOTICE[name]
    await notify(tx, [
      {
        userId: order.userId,
        kind: 'order',
        refId: id,
        detail: name,
        notice: code ? { code, params: { orderNo: order.orderNo } } : undefined,
      },
    ])
    if (name === 'complete') await countSales(tx, order)
  })
}
