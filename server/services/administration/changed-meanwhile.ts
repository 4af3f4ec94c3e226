import type { Conflict } from '@/contracts/schemas/admin-fields'
import type { Queryable } from '@/server/db/connection'
import type { AuditedEvent } from '@/contracts/audited-events'
import { DomainError } from '@/server/domain/domain-error'
import * as auditEvents from '@/server/repositories/audit-events'

/** Enough to find the last change of a record without a number, of which there are few. */
const LATEST_EVENTS = 100

/**
 * The refusal of a change to a record that has a newer version. Names the person of its last change in the audit trail
 * also to roles that may not read the trail, because only callers who may change the record get here. `subject` is its
 * number; for a record without one, the test for the names of its fields in the trail.
 */
export async function changedMeanwhile(
  db: Queryable,
  event: AuditedEvent,
  subject: number | ((field: string) => boolean),
): Promise<DomainError> {
  const hasNumber = typeof subject === 'number'
  const rows = await auditEvents.list(db, hasNumber ? { event, refId: subject } : { event }, {
    beforeId: undefined,
    limit: hasNumber ? 1 : LATEST_EVENTS,
  })
  const last = rows.find(
    ({ changes }) => hasNumber || Object.keys(changes ?? {}).some((field) => subject(field)),
  )
  const conflict: Conflict = {
    changed_by: last?.staffName ?? null,
    changed_at: last?.createdAt.toISOString() ?? null,
  }
  return new DomainError('CHANGED_MEANWHILE', conflict)
}
