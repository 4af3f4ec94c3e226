import { tracingChannel } from 'node:diagnostics_channel'
import type { Services } from '@/server/http/context'
import type { QueueName } from '@/server/db/queues'
import { metrics } from '@/server/metrics'

/** Done again and again by one process of all, `every` so many seconds after it was last done. */
export interface IntervalJob {
  name: string
  every: number
  run: (services: Services) => Promise<void>
}

/** Done at the minutes a cron line names (UTC), by whichever process is free. */
export interface CronJob {
  /** Also names its queue in the database: renamed, it would leave its old schedule behind. */
  name: string
  cron: string
  run: (services: Services) => Promise<void>
}

/** Done for each thing that `enqueue` put into its queue; tried again when it throws. */
export interface QueueJob {
  queue: QueueName
  /** How many are done side by side; one unless told. If one of them fails all are tried again. */
  atOnce?: number
  /** What was put in, read back from the database: parse it. */
  run: (services: Services, data: unknown) => Promise<void>
}

export type Job = IntervalJob | CronJob | QueueJob

const told = tracingChannel('sampan.job')

/** Runs a job and counts how long it took and how it ended. */
export async function timed(job: string, run: () => Promise<void>): Promise<void> {
  const end = metrics().jobs.startTimer({ job })
  try {
    await told.tracePromise(run, { job })
    end({ outcome: 'done' })
  } catch (error) {
    end({ outcome: 'failed' })
    throw error
  }
}
