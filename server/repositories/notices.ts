import type { Transaction } from '@/server/db/connection'
import { notices } from '@/server/db/tables/notices'

export async function add(
  tx: Transaction,
  rows: (typeof notices.$inferInsert)[],
): Promise<{ id: number; userId: number }[]> {
  if (rows.length === 0) return []
  return tx.insert(notices).values(rows).returning({ id: notices.id, userId: notices.userId })
}
