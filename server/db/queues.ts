import { sql } from 'drizzle-orm'
import { PgBoss, type ConstructorOptions, fromDrizzle, type Queue } from 'pg-boss'
import type { Queryable, Transaction } from './connection'

/** Work that a transaction enqueues and one of the processes does soon afterwards, with retries. */
const QUEUES = {
  push: { retryLimit: 5, retryDelay: 10, retryBackoff: true, deleteAfterSeconds: 24 * 60 * 60 },
  // A mail server may be unavailable for hours; the interval grows to half an hour.
  mail: {
    retryLimit: 24,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * 60,
    deleteAfterSeconds: 24 * 60 * 60,
  },
  // A retry continues after the last batch. An import of many images may take hours, and one whose process has ended
  // is noticed by its missing heartbeat.
  import: {
    heartbeatSeconds: 60,
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 6 * 60 * 60,
    deleteAfterSeconds: 24 * 60 * 60,
  },
  // A failed attempt queues the next one itself; only attempts that were cut off are repeated here.
  webhook: {
    retryLimit: 5,
    retryDelay: 10,
    expireInSeconds: 60,
    deleteAfterSeconds: 24 * 60 * 60,
  },
} satisfies Record<string, Omit<Queue, 'name'>>

export type QueueName = keyof typeof QUEUES

/** A pg-boss instance without timers. */
const QUIET = { supervise: false, schedule: false } satisfies ConstructorOptions

/** Creates the tables of the queues if they are missing. Processes that start together take turns inside pg-boss. */
export async function installQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ ...QUIET, connectionString: databaseUrl, max: 1 })
  await boss.start()
  await createQueues(boss)
  await boss.stop({ graceful: false })
}

export async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options)
    // `createQueue` does not change the options of an existing queue.
    await boss.updateQueue(name, options)
  }
}

/** Part of the transaction: a rollback also removes the job. */
export async function enqueue(tx: Transaction, queue: QueueName, data: object): Promise<void> {
  await bossOn(tx).send(queue, data, { db: fromDrizzle(tx, sql) })
}

/**
 * `group`: limits how many of its items run at once (`groups` of `QueueJob`). Items of a lower `priority`, 0 by
 * default, run after others.
 */
export interface GroupedItem {
  data: object
  group: string
  priority?: number
}

/** Like `enqueue`, for many items in one statement, due after a delay. */
export async function enqueueAll(
  db: Queryable,
  queue: QueueName,
  items: GroupedItem[],
  delaySeconds = 0,
): Promise<void> {
  const jobs = items.map(({ data, group, priority = 0 }) => ({
    data,
    group: { id: group },
    priority,
    startAfter: delaySeconds,
  }))
  await bossOn(db).insert(queue, jobs, { db: fromDrizzle(db, sql) })
}

/** For single calls over an existing connection; it is not started and has no timers. */
export const bossOn = (db: Queryable): PgBoss => new PgBoss({ ...QUIET, db: fromDrizzle(db, sql) })
