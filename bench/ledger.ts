import os from 'node:os'
import { Client } from 'pg'
import { createApp } from '@/server/app'
import { readConfig } from '@/server/config'
import { migrate } from '@/server/db/migrate'
import type { Violation } from '@/server/repositories/verifier'
import { verifyPeriodically } from '@/server/services/wallet/periodic-check'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { step } from '../cli/bootstrap/steps.mjs'
import { productEnvironment } from '../cli/environment.ts'
import { ensureDatabase } from '../server/db/embedded/databases.ts'
import { connectToLoad } from './bulk-load'
import { startBenchDatabase } from './database'
import { addMinute, createEntries } from './ledger-entries'
import { writeResults, type Table } from './results-page'

const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 2_000_000)
const FULL_ENTRIES = 20_000_000
/** Another minute of 20,000 entries before each. */
const CHECKS = 4

/** The time of one check of the ledger: reading every entry, and from a checkpoint. */
export async function benchLedger(
  folder: string,
  { isWritten, isFull }: { isWritten: boolean; isFull: boolean },
): Promise<void> {
  const entries = isFull ? FULL_ENTRIES : ENTRIES
  const { cluster } = await startBenchDatabase(folder)
  const client = new Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query('drop database if exists ledger')
  await client.end()
  const url = await ensureDatabase(cluster, 'ledger')
  await step('Migrating', () => migrate(url))
  Object.assign(process.env, productEnvironment(folder, url))
  const backend = createApp({ ...readConfig(), logLevel: 'error' })
  const { db, pool, close } = connectToLoad(url)
  const services = { ...backend.services, db }
  await step(`Creating ${entries.toLocaleString('en')} entries`, () => createEntries(pool, entries))
  const loadBefore = os.loadavg()[0]!
  const rows: Table = []
  const measure = async (check: string, work: () => Promise<Violation[]>) => {
    const began = performance.now()
    const violations = await step(check, work)
    if (violations.length > 0) throw new Error(JSON.stringify(violations))
    const seconds = Number(((performance.now() - began) / 1000).toFixed(2))
    rows.push({ entries: entries.toLocaleString('en'), check, seconds })
  }
  await measure('reads every entry', () => reconcile(db))
  await measure('first check', () => verifyPeriodically(services))
  await measure('second check, writes the checkpoint', () => verifyPeriodically(services))
  for (let minute = 0; minute < CHECKS; minute += 1) {
    await addMinute(pool, minute)
    await measure(`check ${minute + 3}, from the checkpoint`, () => verifyPeriodically(services))
  }
  console.table(rows)
  const remark = `Load of the machine before the run ${loadBefore.toFixed(1)}. 20,000 entries of 10,000 orders or top-ups are added before each check from the checkpoint.`
  if (isWritten) await writeResults('ledger', [rows], remark)
  await close()
  await backend.connection.close()
}
