import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bytes, id, version } from './columns'

/** Servers of other companies that are told about changes. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  url: text().notNull(),
  /** Sealed; it signs every message, so a digest would not do. */
  secret: bytes().notNull(),
  events: text().array().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  version: version(),
  createdAt: at().notNull().defaultNow(),
})

/** The log of messages to endpoints, kept for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    endpointId: id()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same in every attempt, so that the receiver can ignore repetitions. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    event: text().notNull(),
    data: jsonb().$type<Record<string, string | number>>().notNull(),
    status: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    /** The HTTP status of the last answer; null when there was none. */
    answerStatus: integer('answer_status'),
    /** The beginning of the last answer, or the error of the connection. */
    answer: text(),
    createdAt: at().notNull().defaultNow(),
    triedAt: at(),
  },
  (table) => [
    check('webhook_deliveries_status', sql`status in ('waiting', 'sent', 'failed')`),
    index('webhook_deliveries_latest').on(table.endpointId, table.id),
    index('webhook_deliveries_by_status').on(table.endpointId, table.status, table.id),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)

/** The messages of carriers that were processed, kept for 30 days, so that a repetition changes nothing. */
export const receivedWebhooks = pgTable(
  'received_webhooks',
  {
    source: text().notNull(),
    messageId: text('message_id').notNull(),
    receivedAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.messageId] }),
    index('received_webhooks_at').on(table.receivedAt),
  ],
)
