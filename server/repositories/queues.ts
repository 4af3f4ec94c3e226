import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'

/** Queues in which nothing waits count too, so that a number falls to nought instead of going away. */
export async function countWaiting(db: Queryable) {
  const { rows } = await db.execute<{ name: string; waiting: string }>(sql`
    select queue.name, count(job.id) as waiting
    from pgboss.queue as queue
    left join pgboss.job as job on job.name = queue.name and job.state in ('created', 'retry', 'active')
    group by queue.name`)
  return rows
}
