import { setTimeout as sleep } from 'node:timers/promises'
import { createApp, type Backend } from '@/server/app'
import { readConfig } from '@/server/config'
import { maintainTermPrices } from '@/server/services/search/tier-maintenance'
import { step } from '../cli/bootstrap/steps.mjs'
import { productEnvironment } from '../cli/environment.ts'
import { ensureCatalogue, startBenchDatabase } from './database'
import { explainStatements } from './catalogue-plans'
import { catalogueTasks, deepPages, type Ask } from './catalogue-tasks'
import { writeResults } from './results-page'
import { measureTask, type Figures } from './latency'

const SIZES = [10_000, 1_000_000]
/** Sixteen shoppers with a pause after each response; one client and sixteen clients without one. */
const LOADS = [
  { load: '1 client', clients: 1, pauseMs: 0, seconds: 5 },
  { load: '16 clients', clients: 16, pauseMs: 100, seconds: 5 },
  { load: '16 without pause', clients: 16, pauseMs: 0, seconds: 3 },
]
const LARGE_TABLES = ['products', 'product_search', 'skus', 'reviews']

interface Row extends Figures {
  task: string
  products: number
  load: string
}

/** Responses of the backend in this process, without the network, over separate databases. */
export async function benchCatalogue(
  folder: string,
  { sizes = SIZES, isWritten }: { sizes?: number[] | undefined; isWritten: boolean },
): Promise<void> {
  const { cluster } = await startBenchDatabase(folder)
  const rows: Row[] = []
  for (const size of sizes) {
    const began = performance.now()
    const url = await ensureCatalogue(cluster, size)
    console.log(`Seeded in ${Math.round((performance.now() - began) / 1000)} s`)
    Object.assign(process.env, productEnvironment(folder, url))
    rows.push(...(await measure(size)))
  }
  const table = withGrowth(rows)
  console.table(table)
  if (isWritten) await writeResults('catalogue', [table])
}

async function measure(size: number): Promise<Row[]> {
  const backend = createApp({ ...readConfig(), poolSize: 16, logLevel: 'error' })
  const ask = askOf(backend)
  await step('Filling the price-ordered lists of words, as a job does', () =>
    maintainTermPrices(backend.services.db),
  )
  const scansBefore = await sequentialScans(backend)
  const tasks = [...(await catalogueTasks(backend)), ...(await deepPages(ask, size))]
  const rows: Row[] = []
  for (const { task, addresses, locales } of tasks) {
    for (const { load, ...how } of LOADS) {
      const result = await step(`${task}, ${load}`, () =>
        measureTask(ask, { addresses, locales, ...how }),
      )
      rows.push({ task, products: size, load, ...result })
    }
  }
  const scans = (await sequentialScans(backend)) - scansBefore
  console.log(`\nSequential scans of ${LARGE_TABLES.join(', ')} during the run: ${scans}`)
  if (size === Math.max(...SIZES)) await explainStatements(backend.connection.pool)
  await backend.connection.close()
  return rows
}

function askOf(backend: Backend): Ask {
  return async (address, locale) => {
    const headers = { 'accept-language': locale }
    const response = await backend.fetch(new Request(`http://backend${address}`, { headers }))
    const answer = (await response.json()) as { code: number; data: never }
    if (answer.code !== 1) throw new Error(`${address} answered ${answer.code}`)
    return answer.data
  }
}

/** The statistics of a session are published a moment after it is idle. */
async function sequentialScans({ connection }: Backend): Promise<number> {
  await sleep(1500)
  const { rows } = await connection.pool.query<{ scans: number }>(
    'select sum(seq_scan)::int as scans from pg_stat_user_tables where relname = any($1)',
    [LARGE_TABLES],
  )
  return rows[0]?.scans ?? 0
}

/** Each value with its ratio to that of the smallest catalogue. */
function withGrowth(rows: Row[]) {
  const smallest = Math.min(...rows.map((row) => row.products))
  return rows.map((row) => {
    const small = rows.find(
      (other) => other.task === row.task && other.load === row.load && other.products === smallest,
    )
    const growth = small && row.products !== smallest ? row['p50 ms'] / small['p50 ms'] : null
    return { ...row, 'times the small': growth === null ? '' : growth.toFixed(2) }
  })
}
