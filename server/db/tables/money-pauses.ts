import { sql } from 'drizzle-orm'
import { bigserial, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from './columns'

/**
 * Transfers are stopped while a row has no end: the verifier inserts one when it finds a ledger violation, and
 * an operator ends it after the repair. A trigger on transfers enforces this for every writer.
 */
export const moneyPauses = pgTable(
  'money_pauses',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The violated rules with some of the rows that violate them. */
    breaches: jsonb().$type<unknown>().notNull(),
    pausedAt: at().notNull().defaultNow(),
    resumedAt: at(),
  },
  () => [
    uniqueIndex('money_pauses_one_open')
      .on(sql`(resumed_at is null)`)
      .where(sql`resumed_at is null`),
  ],
)
