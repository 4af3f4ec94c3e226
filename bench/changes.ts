import { readFileSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ChangeSource, watchChanges } from '@/lib/catalogue/watch-changes'
import { connect, JOB_TIMEOUTS } from '@/server/db/connection'
import { migrate } from '@/server/db/migrate'
import { fresh } from '@/server/repositories/catalogue-changes'
import { step } from '../cli/bootstrap/steps.mjs'
import { ensureDatabase } from '../server/db/embedded/databases.ts'
import { startBenchDatabase } from './database'
import { writeResults, type Table } from './results-page'

const PER_SECOND = 500
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const NO_REPLICAS = { isConfigured: false }
/** The kernel counts the time of processes in these. */
const TICKS_PER_SECOND = 100

/** What reading the catalogue's changes costs a web process and its database connection, at 500 changes a second. */
export async function benchChanges(
  folder: string,
  { isWritten }: { isWritten: boolean },
): Promise<void> {
  const { cluster } = await startBenchDatabase(folder)
  const url = await ensureDatabase(cluster, 'changes')
  await step('Migrating', () => migrate(url))
  const load = os.loadavg()[0]!
  const rows: Table = []
  for (const [reading, isHeld] of [
    ['by snapshot', false],
    ['by snapshot, beside a transaction open all the time', true],
  ] as const)
    rows.push({ reading, ...(await step(reading, () => measure(url, isHeld))) })
  console.table(rows)
  const remark = `Load of the machine before the run ${load.toFixed(1)}; ${PER_SECOND} transactions a second with one change each for ${SECONDS} s, beside 300,000 earlier changes; 100 % is one core.`
  if (isWritten) await writeResults('changes', [rows], remark)
}

async function measure(url: string, isHeld: boolean) {
  const [writer, holder, reader] = [open(url), open(url), open(url)]
  await writer.pool.query('set statement_timeout = 0')
  await writer.pool.query('truncate catalogue_changes')
  await writer.pool.query(
    `insert into catalogue_changes (tag, created_at)
     select 'product-' || n, now() - interval '10 minutes' * random() from generate_series(1, 300000) n`,
  )
  await writer.pool.query('vacuum analyze catalogue_changes')
  if (isHeld)
    await holder.pool.query(
      'set idle_in_transaction_session_timeout = 0; begin; select pg_current_xact_id()',
    )
  const { rows } = await reader.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const databaseMs = () => processMs(rows[0]!.pid)

  const source: ChangeSource = (since) => fresh(reader.db, NO_REPLICAS, since)
  const tags = new Set<string>()
  const stop = watchChanges(source, (told) => {
    for (const tag of told) if (tag.startsWith('new-')) tags.add(tag)
    return Promise.resolve()
  })
  await sleep(1000)
  const [began, cpu, database] = [performance.now(), process.cpuUsage(), databaseMs()]
  await write(writer.pool)
  const { user, system } = process.cpuUsage(cpu)
  const elapsedMs = performance.now() - began
  const databaseShare = (databaseMs() - database) / elapsedMs
  await sleep(1000)
  stop()
  if (isHeld) await holder.pool.query('commit')
  for (const { close } of [writer, holder, reader]) await close()
  return {
    'changes/s': Math.round((PER_SECOND * SECONDS * 1000) / elapsedMs),
    missed: PER_SECOND * SECONDS - tags.size,
    'web process %': percent((user + system) / 1000 / elapsedMs),
    'its connection %': percent(databaseShare),
  }
}

/** The database writes by itself, so that this process only reads. */
async function write(pool: { query: (text: string) => Promise<unknown> }): Promise<void> {
  await pool.query(`do $$
    declare began timestamptz := clock_timestamp();
    begin
      for n in 1..${PER_SECOND * SECONDS} loop
        insert into catalogue_changes (tag) values ('new-' || n);
        commit;
        perform pg_sleep(greatest(0,
          n / ${PER_SECOND}.0 - extract(epoch from clock_timestamp() - began)));
      end loop;
    end $$`)
}

const open = (url: string) => connect(url, 1, JOB_TIMEOUTS)

/** CPU time of a process on this machine. */
function processMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user! + system!) * 1000) / TICKS_PER_SECOND
}

const percent = (share: number) => Number((share * 100).toFixed(1))
