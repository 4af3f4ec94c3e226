import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '@/server/http/context'
import { unknownJob } from '@/server/domain/test-control'
import { ALL_JOBS } from '@/server/jobs/all'
import { type Job, type QueueJob, timed } from '@/server/jobs/job'
import * as queues from '@/server/repositories/queues'

const nameOf = (job: Job) => ('queue' in job ? job.queue : job.name)
const BATCH = 20
const POLL_MS = 50
const WAIT_MS = 5000

export const names = (): string[] => ALL_JOBS.map(nameOf)

/** Runs besides the schedule: jobs lock the rows that they change, so that two runs do not conflict. */
export async function run(services: Services, name: string) {
  const job = ALL_JOBS.find((one) => nameOf(one) === name)
  if (!job) throw unknownJob(names())
  const began = performance.now()
  if ('queue' in job) await drain(services, job)
  else await timed(services, job.name, () => job.run(services))
  return { name, ms: Math.round(performance.now() - began) }
}

/** Runs the due items, and waits for those that a worker has taken. */
async function drain(services: Services, job: QueueJob): Promise<void> {
  const endsAt = performance.now() + WAIT_MS
  for (;;) {
    const items = await queues.fetch(services.db, job.queue, BATCH)
    for (const { id, data } of items) {
      await timed(services, job.queue, () => job.run(services, data, { isLast: false })).then(
        () => queues.complete(services.db, job.queue, id),
        (error: unknown) => queues.fail(services.db, job.queue, id, error),
      )
    }
    if (items.length > 0) continue
    if ((await queues.countDue(services.db, job.queue)) === 0 || performance.now() > endsAt) return
    await sleep(POLL_MS)
  }
}
