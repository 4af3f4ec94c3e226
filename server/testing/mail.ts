import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PgBoss, fromDrizzle } from 'pg-boss'
import type { Posted } from '@/server/post/outbox'
import { send } from '@/server/services/notices/mail'
import type { TestBackend } from './backend'

/** The disk load of other processes can delay a commit for seconds. */
const PATIENCE_MS = 10_000

/** Sends all queued messages, like the queue process. */
export async function sendWaitingMail({ backend: { services } }: TestBackend): Promise<number> {
  const db = fromDrizzle(services.db, sql)
  const boss = new PgBoss({ db, supervise: false, schedule: false })
  const jobs = await boss.fetch('mail', { batchSize: 100 })
  for (const job of jobs) {
    await send(services, job.data)
    await boss.complete('mail', job.id)
  }
  return jobs.length
}

/** Messages to an e-mail address or mobile number, oldest first. */
export async function postedTo(test: TestBackend, to: string): Promise<Posted[]> {
  await sendWaitingMail(test)
  const folder = path.join(test.backend.services.config.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Posted
  const posted = await Promise.all(files.map(read))
  return posted.filter((each) => each.to === to)
}

/**
 * The newest code. Messages of the same millisecond have no defined order. Waits, because another
 * sender may be delivering it.
 */
export async function newestCode(test: TestBackend, to: string): Promise<string> {
  const patience = Date.now() + PATIENCE_MS
  for (;;) {
    const posted = await postedTo(test, to)
    const codes = posted.flatMap(({ text }) => /\b(?:\d{6}|\d{10})\b/.exec(text)?.[0] ?? [])
    const code = codes.at(-1)
    if (code) return code
    if (Date.now() > patience) throw new Error(`No code was sent to ${to}`)
    await sleep(50)
  }
}
