import type { Transaction } from '@/server/db/connection'
import { events } from '@/server/db/tables/ledger'

export type EventRow = typeof events.$inferInsert

/** Written with the change it tells of, so that the one is never there without the other. */
export async function add(tx: Transaction, rows: EventRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(events).values(rows)
}
