import type { z } from 'zod'
import type { AuditRecord, Person, ShopperCard } from '@/contracts/schemas/audit-records'
import type { Queryable } from '@/server/db/connection'
import type { AuditedEvent } from '@/contracts/audited-events'
import { fullName } from '@/server/domain/full-name'
import * as auditEvents from '@/server/repositories/audit-events'
import type { UserRow } from '@/server/repositories/users'

type EventRow = Awaited<ReturnType<typeof auditEvents.ofSubjects>>[number]

export const describePerson = (row: EventRow): z.input<typeof Person> => ({
  actor: row.actor,
  staff_id: row.staffId,
  staff_name: row.staffName,
})

/** What the audit trail tells about one subject, oldest first. */
export async function recordsOf(
  db: Queryable,
  events: AuditedEvent[],
  refId: number,
): Promise<z.input<typeof AuditRecord>[]> {
  const rows = await auditEvents.ofSubjects(db, events, [refId])
  return rows.map((row) => ({
    event: row.event,
    at: row.createdAt.toISOString(),
    by: describePerson(row),
  }))
}

type Named = Pick<UserRow, 'id' | 'email' | 'familyName' | 'givenName'>

export const describeShopper = (user: Named): z.input<typeof ShopperCard> => ({
  id: user.id,
  email: user.email,
  name: fullName(user),
})
