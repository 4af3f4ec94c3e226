import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { at, bytes } from './columns'

/** One row: how far the verifier has read. Without it, or with a wrong signature, the next check reads everything. */
export const ledgerCheckpoints = pgTable(
  'ledger_checkpoints',
  {
    id: smallint().primaryKey().default(1),
    /** JSON as text, because the signature covers every byte. */
    state: text().notNull(),
    /** Made with a key outside of the database. */
    signature: bytes().notNull(),
    verifiedAt: at().notNull().defaultNow(),
  },
  () => [check('ledger_checkpoints_one_row', sql`id = 1`)],
)
