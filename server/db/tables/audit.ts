import { bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditedEvent, Actor } from '@/server/domain/audited-events'
import { at, id } from './columns'

/**
 * Who did what to money and access, when and from where. Triggers refuse every change, and removal before its time.
 * Without references to other tables, so that it outlives what it tells of.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    event: text().$type<AuditedEvent>().notNull(),
    isDone: boolean('is_done').notNull(),
    actor: text().$type<Actor>().notNull(),
    /** Whose account it is about; absent where nobody is known. */
    userId: id(),
    /** The order, withdrawal, session or the like. */
    refId: id(),
    ip: text().notNull(),
    device: text().notNull(),
    requestId: text('request_id').notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('audit_events_user').on(table.userId, table.id),
    index('audit_events_age').on(table.createdAt),
  ],
)
