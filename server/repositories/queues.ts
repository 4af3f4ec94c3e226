import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'

/** Includes empty queues, so that their metric falls to 0 instead of disappearing. */
export async function countWaiting(db: Queryable) {
  const { rows } = await db.execute<{ name: string; waiting: string }>(sql`
    select queue.name, count(job.id) as waiting
    from pgboss.queue as queue
    left join pgboss.job as job on job.name = queue.name and job.state in ('created', 'retry', 'active')
    group by queue.name`)
  return rows
}
