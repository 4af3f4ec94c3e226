import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/server/db/connection'
import { bossOn, type QueueName } from '@/server/db/queues'

/** Includes empty queues, so that their metric falls to 0 instead of disappearing. */
export async function countWaiting(db: Queryable) {
  const { rows } = await db.execute<{ name: string; waiting: string }>(sql`
    select queue.name, count(job.id) as waiting
    from pgboss.queue as queue
    left join pgboss.job as job on job.name = queue.name and job.state in ('created', 'retry', 'active')
    group by queue.name`)
  return rows
}

/** Items that are due, or that a worker has taken and not finished. */
export async function countDue(db: Queryable, queue: QueueName): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job where name = ${queue}
      and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`)
  return rows[0]!.count
}

/** Takes due items for this caller, which must complete or fail each of them. */
export function fetch(db: Database, queue: QueueName, batchSize: number) {
  return bossOn(db).fetch(queue, { batchSize })
}

export const complete = (db: Database, queue: QueueName, id: string) =>
  bossOn(db).complete(queue, id)

/** The queue retries it later. */
export const fail = (db: Database, queue: QueueName, id: string, error: unknown) =>
  bossOn(db).fail(queue, id, { message: String(error) })
