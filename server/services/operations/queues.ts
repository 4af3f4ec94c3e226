import { integer } from '@/server/db/integer'
import type { Services } from '@/server/http/context'
import * as queues from '@/server/repositories/queues'

/** Queued jobs by queue, of all processes. */
export async function waitingByQueue({
  db,
}: Pick<Services, 'db'>): Promise<Record<string, number>> {
  const rows = await queues.countWaiting(db)
  return Object.fromEntries(rows.map(({ name, waiting }) => [name, integer(waiting)]))
}
