import { sql } from 'drizzle-orm'
import { bigserial, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from './columns'

/**
 * Money stands still while one of these has not ended: written when the verifier finds that the books do not
 * agree, ended by an operator after mending them. A trigger on transfers keeps to it whoever writes.
 */
export const moneyPauses = pgTable(
  'money_pauses',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The broken rules with some of the rows that break them. */
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
