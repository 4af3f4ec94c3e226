import { tracingChannel } from 'node:diagnostics_channel'
import type { Services } from '@/server/http/context'
import type { QueueName } from '@/server/db/queues'
import { metrics } from '@/server/metrics'

/** Runs in one process at a time, every `every` seconds after the previous run. */
export interface IntervalJob {
  name: string
  every: number
  run: (services: Services) => Promise<void>
}

/** Runs at the times of a cron expression (UTC), in any one process. */
export interface CronJob {
  /** Also the name of its queue in the database: a rename would leave the old schedule behind. */
  name: string
  cron: string
  run: (services: Services) => Promise<void>
}

/** Runs for each item that `enqueue` adds to its queue; retried when it throws. */
export interface QueueJob {
  queue: QueueName
  /** Items that are taken and run at once, 1 by default. */
  atOnce?: number
  /**
   * Workers that take one item each, and how many items of one group may run in all processes: fewer, so that a slow
   * group leaves workers to the others. Instead of `atOnce`, because a batch ends with its slowest item.
   */
  groups?: { workers: number; perGroup: number }
  /** `data` comes from the database: parse it. */
  run: (services: Services, data: unknown, attempt: Attempt) => Promise<void>
}

export interface Attempt {
  /** When it fails, it is not repeated. */
  isLast: boolean
}

export type Job = IntervalJob | CronJob | QueueJob

const told = tracingChannel('sampan.job')

/** Runs a job, records its duration and outcome, and logs its failure. */
export async function timed(
  { log }: Pick<Services, 'log'>,
  job: string,
  run: () => Promise<void>,
): Promise<void> {
  const end = metrics().jobs.startTimer({ job })
  try {
    await told.tracePromise(run, { job })
    end({ outcome: 'done' })
  } catch (error) {
    end({ outcome: 'failed' })
    log.error({ err: error, job }, 'a job failed')
    throw error
  }
}
