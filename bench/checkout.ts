import os from 'node:os'
import { createApp, type Backend } from '@/server/app'
import { readConfig } from '@/server/config'
import { migrate } from '@/server/db/migrate'
import { seedIfEmpty } from '@/server/db/seed/seed'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { step } from '../cli/bootstrap/steps.mjs'
import { productEnvironment } from '../cli/environment.ts'
import { ensureDatabase } from '../server/db/embedded/databases.ts'
import { startBenchDatabase } from './database'
import { measurePayCode } from './checkout-codes'
import { pgbenchRate } from './checkout-pgbench'
import { buyAndPay, openShoppers, type Shopper } from './checkout-shoppers'
import { writeResults, type Table } from './results-page'
import { measureOrderList } from './order-list'

const CLIENTS = [1, 8, 32]
const ROUNDS = 3
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)

/**
 * Orders created and paid per second by this process, in turn with pgbench on the same server with the same
 * statements; then the latency of the list of a shopper with 10,000 orders.
 */
export async function benchCheckout(
  folder: string,
  { isWritten }: { isWritten: boolean },
): Promise<void> {
  const { cluster } = await startBenchDatabase(folder)
  const url = await ensureDatabase(cluster, 'checkout')
  await step('Seeding the catalogue', async (report) => {
    await migrate(url)
    await seedIfEmpty(url, report)
  })
  const env = productEnvironment(folder, url, { TRY_LIMITS: 'relaxed', OPS_TOKEN: 'x'.repeat(32) })
  Object.assign(process.env, env)
  const backend = createApp({ ...readConfig(), poolSize: 32, logLevel: 'error' })
  const loadBefore = os.loadavg()[0]!
  const tables: Table[] = []
  const show = (table: Table) => {
    console.table(table)
    tables.push(table)
  }
  show(await compare(backend, url))
  show(await step('Verifying payment passwords', () => measurePayCode(backend)))
  show(await step('Measuring the list of 10,000 orders', () => measureOrderList(backend)))
  const discrepancies = await reconcile(backend.services.db)
  console.log(
    discrepancies.length === 0 ? 'The ledger balances.' : JSON.stringify(discrepancies, null, 2),
  )
  const remark = `Load of the machine before the run ${loadBefore.toFixed(1)}; ${ROUNDS} rounds in turn of ${SECONDS} s each, medians.`
  if (isWritten && discrepancies.length === 0) await writeResults('checkout', tables, remark)
  await backend.connection.close()
}

async function compare(backend: Backend, url: string): Promise<Table> {
  const shoppers = await step('Opening shoppers', () => openShoppers(backend, Math.max(...CLIENTS)))
  const rows: Table = []
  for (const clients of CLIENTS) {
    const some = shoppers.slice(0, clients)
    const own: Rate[] = []
    const reference: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const title = `${clients} clients, round ${round}`
      own.push(await step(`${title}, create and pay`, () => rate(backend, some)))
      const tps = await step(`${title}, pgbench`, () => pgbenchRate(url, some, SECONDS))
      if (tps !== null) reference.push(tps)
    }
    rows.push(rowOf(clients, own, reference))
  }
  return rows
}

interface Rate {
  perSecond: number
  /** Of this process, per order. */
  cpuMs: number
  /** Of creating and paying one order, sorted. */
  times: number[]
}

function rowOf(clients: number, own: Rate[], reference: number[]): Table[number] {
  const ownRate = median(own.map(({ perSecond }) => perSecond))
  const times = own.flatMap((one) => one.times).sort((a, b) => a - b)
  const at = (share: number) => Number(times[Math.floor(times.length * share)]!.toFixed(1))
  const pgbench = reference.length === 0 ? null : median(reference)
  return {
    clients,
    'orders/s': Math.round(ownRate),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'own CPU ms': Number(median(own.map(({ cpuMs }) => cpuMs)).toFixed(1)),
    'pgbench/s': pgbench === null ? 'pgbench is missing' : Math.round(pgbench),
    share: pgbench === null ? '' : (ownRate / pgbench).toFixed(2),
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

async function rate(backend: Backend, shoppers: Shopper[]): Promise<Rate> {
  for (const shopper of shoppers) await buyAndPay(backend, shopper)
  const times: number[] = []
  const cpuBefore = process.cpuUsage()
  const began = performance.now()
  const end = began + SECONDS * 1000
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let start = performance.now(); start < end; start = performance.now()) {
        await buyAndPay(backend, shopper)
        times.push(performance.now() - start)
      }
    }),
  )
  const { user, system } = process.cpuUsage(cpuBefore)
  const cpuMs = (user + system) / 1000 / times.length
  return { perSecond: times.length / ((performance.now() - began) / 1000), cpuMs, times }
}
