import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/server/db/connection'

/** Runs `work` on one state of the ledger, with more time than a request may take. */
export function inSnapshot<Result>(
  db: Database,
  accessMode: 'read only' | 'read write',
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = '60s'`)
      // The number of rows that a rule reads depends on its parameters.
      await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
      // The rows of a check are neighbours, so an index reads few pages and a large table need not be scanned.
      await tx.execute(sql`set local random_page_cost = 1.1`)
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode },
  )
}
