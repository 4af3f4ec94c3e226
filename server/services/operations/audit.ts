import type { Queryable } from '@/server/db/connection'
import type { Actor, AuditedEvent } from '@/contracts/audited-events'
import type { Services, StaffCtx, Visit } from '@/server/http/context'
import type { ValueChanges } from '@/server/domain/value-changes'
import * as auditEvents from '@/server/repositories/audit-events'
import { deleteInBatches } from './delete-in-batches'

interface Audited {
  event: AuditedEvent
  userId?: number | null
  refId?: number
  /** The values before and after, for changes of staff. */
  changes?: ValueChanges
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
  by: Services | Visit | StaffCtx | 'operator',
  ...audited: Audited[]
): Promise<void> {
  if (by !== 'operator' && 'staff' in by) return recordStaff(db, by, audited)
  const visit = by !== 'operator' && 'requestId' in by ? by : undefined
  const actor = visit || by === 'operator' ? 'operator' : 'system'
  return write(db, actor, visit, audited)
}

/** Who a change of the administration is recorded for: a call, or the command line without one. */
type Administrator = Pick<StaffCtx, 'staff' | 'ip' | 'device' | 'requestId'> | { staff: null }

/**
 * Records changes of the administration with the person, in the transaction of the change. A machine with OPS_TOKEN and
 * the command line are the actor `operator`.
 */
export function recordStaff(db: Queryable, by: Administrator, audited: Audited[]): Promise<void> {
  const visit = by.staff === null ? undefined : by
  const { id = null, name = null } = by.staff ?? {}
  const person = id === null ? {} : { staffId: id, staffName: name }
  return write(db, id === null ? 'operator' : 'staff', visit, audited, person)
}

/** Records a failed sign-in with the address of no member. */
export const recordStranger = (db: Queryable, visit: Visit, event: Audited['event']) =>
  write(db, 'staff', visit, [{ event, isDone: false }])

function write(
  db: Queryable,
  actor: Actor,
  visit: Pick<Visit, 'ip' | 'device' | 'requestId'> | undefined,
  audited: Audited[],
  person: { staffId?: number; staffName?: string | null } = {},
): Promise<void> {
  const { ip = '', device = '', requestId = '' } = visit ?? {}
  return auditEvents.add(
    db,
    audited.map((one) => ({ isDone: true, ...one, ...person, actor, ip, device, requestId })),
  )
}

export async function deleteOld({ db }: Services): Promise<void> {
  await deleteInBatches((most) => auditEvents.deleteOld(db, most))
}
