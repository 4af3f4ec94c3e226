import { sql } from 'drizzle-orm'
import { PgBoss, type ConstructorOptions, fromDrizzle, type Queue } from 'pg-boss'
import type { Transaction } from './connection'

/** Work that is asked for in a transaction and done soon after it, by one of the processes, again if it fails. */
const QUEUES = {
  push: { retryLimit: 5, retryDelay: 10, retryBackoff: true, deleteAfterSeconds: 24 * 60 * 60 },
  // A mail server may be away for half a night: in the end it is asked every half hour.
  mail: {
    retryLimit: 24,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * 60,
    deleteAfterSeconds: 24 * 60 * 60,
  },
} satisfies Record<string, Omit<Queue, 'name'>>

export type QueueName = keyof typeof QUEUES

/** A pg-boss that only reads and writes what it is told to: it keeps no timers and no connection. */
const QUIET = { supervise: false, schedule: false } satisfies ConstructorOptions

/** Makes the queues' tables where they are missing. Processes starting at once take turns inside. */
export async function installQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ ...QUIET, connectionString: databaseUrl, max: 1 })
  await boss.start()
  await createQueues(boss)
  await boss.stop({ graceful: false })
}

export async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options)
    // One that an earlier version made keeps what it was given then.
    await boss.updateQueue(name, options)
  }
}

/** Part of the transaction: a call that rolls back has asked for nothing. */
export async function enqueue(tx: Transaction, queue: QueueName, data: object): Promise<void> {
  const db = fromDrizzle(tx, sql)
  await new PgBoss({ ...QUIET, db }).send(queue, data, { db })
}
