import { Client } from 'pg'
import type { Services } from '@/server/http/context'
import type { IntervalJob } from './job'

const LEADER_LOCK = 7_262_724
const ASK_AGAIN_MS = 2000

/**
 * Runs interval jobs in the one process that holds an advisory lock of the database. The lock lives as
 * long as its connection, so when that process ends another takes over within two seconds.
 */
export function lead(services: Services, jobs: IntervalJob[]): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const done = stand(services, jobs, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

/** Asks for the lock until it has it, leads until the connection is lost, and asks again. */
async function stand(services: Services, jobs: IntervalJob[], stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const client = new Client({
      connectionString: services.config.databaseUrl,
      application_name: 'sampan jobs',
      keepAlive: true,
    })
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    try {
      await client.connect()
      const ends = AbortSignal.any([stopped, lost.signal])
      if (await isElected(client, ends))
        await Promise.all(jobs.map((job) => repeat(services, job, ends)))
    } catch (error) {
      services.log.warn({ err: error }, 'the lock of the jobs could not be asked for')
      await pause(ASK_AGAIN_MS, stopped)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function isElected(client: Client, ends: AbortSignal): Promise<boolean> {
  while (!ends.aborted) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [LEADER_LOCK],
    )
    if (rows[0]?.held) return true
    await pause(ASK_AGAIN_MS, ends)
  }
  return false
}

/** A run that fails is logged and does not end the row of runs. */
async function repeat(services: Services, job: IntervalJob, ends: AbortSignal): Promise<void> {
  while (!ends.aborted) {
    await job.run(services).catch((error: unknown) => {
      services.log.error({ err: error, job: job.name }, 'a job failed')
    })
    await pause(job.every * 1000, ends)
  }
}

function pause(ms: number, ends: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ends.aborted) return resolve()
    const timer = setTimeout(finish, ms)
    function finish() {
      clearTimeout(timer)
      ends.removeEventListener('abort', finish)
      resolve()
    }
    ends.addEventListener('abort', finish)
  })
}
