import type { z } from 'zod'
import type { AdminOrder } from '@/contracts/schemas/admin-orders'
import type { Queryable } from '@/server/db/connection'
import type { AuditedEvent } from '@/contracts/audited-events'
import * as auditEvents from '@/server/repositories/audit-events'
import type { find } from '@/server/repositories/admin-orders'
import { describePerson } from './audit-records'
import { REFUND_EVENTS } from './refunds'

type OrderRow = NonNullable<Awaited<ReturnType<typeof find>>>['order']
type Entry = z.input<typeof AdminOrder>['history'][number]

const OF_ORDER: AuditedEvent[] = ['order-paid', 'parcel-moved']
/** The times of the order and the events of the audit trail about it and its refunds, oldest first. */
export async function historyOf(
  db: Queryable,
  order: OrderRow,
  refundIds: number[],
): Promise<Entry[]> {
  const [own, ofRefunds] = await Promise.all([
    auditEvents.ofSubjects(db, OF_ORDER, [order.id]),
    refundIds.length > 0 ? auditEvents.ofSubjects(db, REFUND_EVENTS, refundIds) : [],
  ])
  const recorded = [...own, ...ofRefunds].map((row): Entry => ({
    event: row.event,
    at: row.createdAt.toISOString(),
    by: describePerson(row),
    refund_id: row.event === 'order-paid' || row.event === 'parcel-moved' ? null : row.refId,
    action: (row.changes?.action?.after ?? null) as Entry['action'],
    parcel: (row.changes?.parcel?.after ?? null) as number | null,
  }))
  return [...timesOf(order), ...recorded].toSorted((a, b) => a.at.localeCompare(b.at))
}

function timesOf(order: OrderRow): Entry[] {
  const times = {
    created: order.createdAt,
    shipped: order.shippedAt,
    delivered: order.deliveredAt,
    received: order.receivedAt,
    completed: order.completedAt,
    cancelled: order.cancelledAt,
  }
  return Object.entries(times).flatMap(([event, at]) =>
    at
      ? [{ event, at: at.toISOString(), by: null, refund_id: null, action: null, parcel: null }]
      : [],
  )
}
