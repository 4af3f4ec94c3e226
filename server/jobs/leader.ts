import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { closeConnection } from '@/server/db/lost-connections'
import type { Services } from '@/server/http/context'
import { type IntervalJob, timed } from './job'

const LEADER_LOCK = 7_262_724
const ASK_AGAIN_MS = 2000

interface Watch {
  /** How often the leader checks the connection of its lock, and the timeout of the check. */
  everyMs: number
  silenceMs: number
}
const WATCH: Watch = { everyMs: 5000, silenceMs: 7000 }

/**
 * Leader election: runs interval jobs in the process that holds an advisory lock. The lock lives as long as its
 * connection, so another process takes over within two seconds. If the database disappears without closing the
 * connection, the leader notices by its checks and campaigns again.
 */
export function lead(
  services: Services,
  jobs: IntervalJob[],
  watch = WATCH,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const done = stand(services, jobs, watch, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

/** Campaigns for the lock, leads until the connection is lost, and repeats. */
async function stand(
  services: Services,
  jobs: IntervalJob[],
  watch: Watch,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    const { databaseUrl, directUrl } = services.config
    const isPooled = databaseUrl !== directUrl
    const client = clientFor(directUrl, watch)
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    try {
      if (isPooled) await untilVacant(clientFor(databaseUrl, watch), stopped)
      await client.connect()
      const ends = AbortSignal.any([stopped, lost.signal])
      if (await isElected(client, ends, isPooled)) {
        const work = jobs.map((job) => repeat(services, job, ends))
        await Promise.all([...work, listen(client, watch, lost, ends)])
      }
    } catch (error) {
      services.log.warn({ err: error }, 'the job leader lock could not be requested')
      await pause(ASK_AGAIN_MS, stopped)
    } finally {
      await closeConnection(client)
    }
  }
}

const clientFor = (connectionString: string, { silenceMs }: Watch) =>
  new Client({
    connectionString,
    application_name: 'sampan jobs',
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
  })

/** Polls through the pooler, so that only the leader needs a direct connection. */
async function untilVacant(client: Client, stopped: AbortSignal): Promise<void> {
  client.on('error', () => undefined)
  try {
    await client.connect()
    while (!stopped.aborted) {
      const { rows } = await client.query<{ held: boolean }>(
        `select exists (select 1 from pg_locks l join pg_database d on d.oid = l.database
           where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1
             and datname = current_database()) as held`,
        [LEADER_LOCK],
      )
      if (!rows[0]?.held) return
      await pause(ASK_AGAIN_MS, stopped)
    }
  } finally {
    await closeConnection(client)
  }
}

/** With a pooler it tries the lock once; a process that loses polls through the pooler again. */
async function isElected(client: Client, ends: AbortSignal, isPooled: boolean): Promise<boolean> {
  while (!ends.aborted) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [LEADER_LOCK],
    )
    if (rows[0]?.held) return true
    await pause(ASK_AGAIN_MS, ends)
    if (isPooled) return false
  }
  return false
}

/** Checks the connection of the lock until it fails. */
async function listen(
  client: Client,
  { everyMs }: Watch,
  lost: AbortController,
  ends: AbortSignal,
): Promise<void> {
  while (!ends.aborted) {
    await client.query('select 1').catch(() => lost.abort())
    await pause(everyMs, ends)
  }
}

/** A failed run does not stop the schedule. */
async function repeat(services: Services, job: IntervalJob, ends: AbortSignal): Promise<void> {
  while (!ends.aborted) {
    await timed(services, job.name, () => job.run(services)).catch(() => undefined)
    await pause(job.every * 1000, ends)
  }
}

/** An abort ends the pause early, without an error. */
const pause = (ms: number, ends: AbortSignal) =>
  sleep(ms, undefined, { signal: ends }).catch(() => undefined)
