import { bigserial, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditedEvent, Actor } from '@/contracts/audited-events'
import type { ValueChanges } from '@/server/domain/value-changes'
import { at, id } from './columns'

/**
 * Audit trail of money and access. Triggers reject every update, and deletes before the retention period ends.
 * No foreign keys, so that rows outlive their subjects.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    event: text().$type<AuditedEvent>().notNull(),
    isDone: boolean('is_done').notNull(),
    actor: text().$type<Actor>().notNull(),
    /** The affected account; null when unknown. */
    userId: id(),
    /** The order, withdrawal, session or other subject. */
    refId: id(),
    /** The person of the staff; null for shoppers, jobs and machines with OPS_TOKEN. */
    staffId: id(),
    staffName: text('staff_name'),
    /** The values before and after the change, for the fields that changed. */
    changes: jsonb().$type<ValueChanges>(),
    ip: text().notNull(),
    device: text().notNull(),
    requestId: text('request_id').notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('audit_events_user').on(table.userId, table.id),
    index('audit_events_age').on(table.createdAt),
    index('audit_events_staff').on(table.staffId, table.id),
    index('audit_events_subject').on(table.event, table.refId, table.id),
  ],
)
