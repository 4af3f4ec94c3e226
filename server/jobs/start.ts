import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss, type StopOptions } from 'pg-boss'
import { connect, JOB_TIMEOUTS } from '@/server/db/connection'
import { createQueues } from '@/server/db/queues'
import type { Services } from '@/server/http/context'
import { jobsOf } from './all'
import { type CronJob, type IntervalJob, type Job, type QueueJob, timed } from './job'
import { lead } from './leader'

export interface RunningJobs {
  stop: () => Promise<void>
}

const START_AGAIN_MS = 5000
/** A few jobs may run at once; a separate pool keeps them and requests independent. */
const CONNECTIONS = 4
const QUEUE_SILENCE_MS = 30_000
const POLL_S = 1
/** The workers of a queue with groups ask one after another, so far apart. */
const TURN_S = 0.5
const NOT_STARTED = 'the job queues could not be started'

/**
 * Starts the background jobs. Every long-running process calls it; each run of a job happens in one of them.
 * Waits for a database that is not available yet.
 */
export async function startJobs(
  shop: Services,
  jobs: Job[] = jobsOf(shop.config),
): Promise<RunningJobs> {
  const { databaseUrl, areStatementsNamed } = shop.config
  const connection = connect(databaseUrl, CONNECTIONS, JOB_TIMEOUTS, areStatementsNamed)
  const services = { ...shop, db: connection.db, catalogue: connection.db }
  const leading = lead(
    services,
    jobs.filter((job): job is IntervalJob => 'every' in job),
  )
  let queues: OpenQueues | undefined
  let isStopped = false
  let again: NodeJS.Timeout | undefined
  let opening: Promise<void> | undefined
  const open = async () => {
    queues = await openQueues(services, jobs).catch((error: unknown) => {
      services.log.error({ err: error }, NOT_STARTED)
      return undefined
    })
    if (queues || isStopped) return
    again = setTimeout(() => {
      opening = open()
    }, START_AGAIN_MS)
  }
  await open()
  const stop = async () => {
    isStopped = true
    clearTimeout(again)
    await opening
    await Promise.all([leading.stop(), queues?.stop({ timeout: 5000 })])
    await connection.close()
  }
  let stopped: Promise<void> | undefined
  return { stop: () => (stopped ??= stop()) }
}

interface OpenQueues {
  stop: (options: StopOptions) => Promise<void>
}

async function openQueues(services: Services, jobs: Job[]): Promise<OpenQueues> {
  const options = {
    connectionString: services.config.databaseUrl,
    application_name: 'sampan queues',
    max: 2,
    query_timeout: QUEUE_SILENCE_MS,
  }
  const boss = new PgBoss(options)
  boss.on('error', (error) => services.log.error({ err: error }, 'a job queue failed'))
  const ending = new AbortController()
  const stop = (options: StopOptions) => {
    ending.abort()
    return boss.stop(options)
  }
  try {
    await boss.start()
    await createQueues(boss)
    for (const job of jobs) {
      if ('queue' in job) await work(boss, services, job, ending.signal)
      if ('cron' in job) await schedule(boss, services, job)
    }
    return { stop }
  } catch (error) {
    await stop({ graceful: false })
    throw error
  }
}

async function work(
  boss: PgBoss,
  services: Services,
  job: QueueJob,
  signal: AbortSignal,
): Promise<void> {
  const { queue, atOnce = 1, groups } = job
  const options = {
    pollingIntervalSeconds: groups ? groups.workers * TURN_S : POLL_S,
    batchSize: atOnce,
    perJobResults: true,
    includeMetadata: true,
    ...(groups && { groupConcurrency: groups.perGroup }),
  } as const
  const begin = async () => {
    const worker = await boss.work(queue, options, async (batch) => {
      // A worker that has found an item asks for the next without waiting.
      boss.notifyWorker(worker)
      const outcomes = await Promise.allSettled(
        batch.map(({ data, retryCount, retryLimit }) =>
          timed(services, queue, () =>
            job.run(services, data, { isLast: retryCount >= retryLimit }),
          ),
        ),
      )
      return outcomes.map((outcome, place) => ({
        id: batch[place]!.id,
        ...(outcome.status === 'fulfilled'
          ? { status: 'completed' as const }
          : { status: 'failed' as const, output: { message: String(outcome.reason) } }),
      }))
    })
  }
  await begin()
  // One after the other: workers that ask together find the same group free, and leave it together.
  for (let more = 1; more < (groups?.workers ?? 1); more += 1)
    void sleep(more * TURN_S * 1000, undefined, { signal, ref: false })
      .then(begin)
      .catch((error: unknown) => {
        if (!signal.aborted) services.log.error({ err: error }, NOT_STARTED)
      })
}

async function schedule(boss: PgBoss, services: Services, job: CronJob): Promise<void> {
  await boss.createQueue(job.name, { policy: 'exclusive', retryLimit: 0 })
  await boss.schedule(job.name, job.cron)
  await boss.work(job.name, { pollingIntervalSeconds: 10 }, () =>
    timed(services, job.name, () => job.run(services)),
  )
}
