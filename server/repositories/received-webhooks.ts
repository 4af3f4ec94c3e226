import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { receivedWebhooks } from '@/server/db/tables/webhooks'

/** Notes a message; false when it was noted before. Another transaction with the same message waits for this one. */
export async function add(tx: Transaction, source: string, messageId: string): Promise<boolean> {
  const rows = await tx
    .insert(receivedWebhooks)
    .values({ source, messageId })
    .onConflictDoNothing()
    .returning({ source: receivedWebhooks.source })
  return rows.length > 0
}

export async function deleteOld(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from received_webhooks where (source, message_id) in (
      select source, message_id from received_webhooks
      where received_at < now() - interval '30 days' limit ${most})`)
  return rowCount ?? 0
}
