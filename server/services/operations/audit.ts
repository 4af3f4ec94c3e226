import type { Queryable } from '@/server/db/connection'
import type { Actor, AuditedEvent } from '@/server/domain/audited-events'
import type { Services, Visit } from '@/server/http/context'
import * as auditEvents from '@/server/repositories/audit-events'

interface Audited {
  event: AuditedEvent
  userId?: number | null
  refId?: number
  /** False for a rejected try. */
  isDone?: boolean
}

/** Records a shopper's action, or a try; part of the transaction of the change if there is one. */
export function record(db: Queryable, visit: Visit, ...audited: Audited[]): Promise<void> {
  const userId = visit.shopperId ?? null
  return write(
    db,
    'shopper',
    visit,
    audited.map((one) => ({ userId, ...one })),
  )
}

/** Records decisions of operators (API or command line) and of jobs. */
export function recordDecision(
  db: Queryable,
  by: Services | Visit | 'operator',
  ...audited: Audited[]
): Promise<void> {
  const visit = by !== 'operator' && 'requestId' in by ? by : undefined
  const actor = visit || by === 'operator' ? 'operator' : 'system'
  return write(db, actor, visit, audited)
}

function write(
  db: Queryable,
  actor: Actor,
  visit: Visit | undefined,
  audited: Audited[],
): Promise<void> {
  const { ip = '', device = '', requestId = '' } = visit ?? {}
  return auditEvents.add(
    db,
    audited.map((one) => ({ isDone: true, ...one, actor, ip, device, requestId })),
  )
}

export async function deleteOld({ db }: Services): Promise<void> {
  await auditEvents.deleteOld(db)
}
