import { createApp, type Backend } from '@/server/app'
import { readConfig } from '@/server/config'
import { migrate } from '@/server/db/migrate'
import { seedIfEmpty } from '@/server/db/seed/seed'
import { reconcile } from '@/server/services/reconciliation'
import { step } from '../scripts/bootstrap/steps.mjs'
import { startDatabase } from '../scripts/data/database.ts'
import { lockFolder } from '../scripts/data/folder.ts'
import { productEnvironment } from '../scripts/environment.ts'
import { atShutdown } from '../scripts/process/shutdown.ts'
import { ensureDatabase } from '../server/db/embedded/databases.ts'
import { buyAndPay, openShoppers, type Shopper } from './checkout-shoppers'
import { pgbenchRate } from './checkout-pgbench'
import { measureOrderList } from './order-list'

const CLIENTS = [1, 8, 32]
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)

/**
 * Orders created and paid per second by this process, and beside it what pgbench gets from the same server
 * with the same statements; then how long the list of a shopper with 10,000 orders takes.
 */
export async function benchCheckout(folder: string): Promise<void> {
  await lockFolder(folder, 'npm run bench')
  const { cluster } = await step('Starting the embedded database', (report) =>
    startDatabase(folder, { isDurable: true, report }),
  )
  atShutdown(cluster.stop)
  const url = await ensureDatabase(cluster, 'checkout')
  await step('Seeding the catalogue', async (report) => {
    await migrate(url)
    await seedIfEmpty(url, report)
  })
  Object.assign(process.env, productEnvironment(folder, url, { TRY_LIMITS: 'relaxed' }))
  const backend = createApp({ ...readConfig(), poolSize: 32, logLevel: 'error' })
  const shoppers = await step('Opening shoppers', () => openShoppers(backend, Math.max(...CLIENTS)))
  const rows = []
  for (const clients of CLIENTS) {
    const own = await step(`${clients} clients, create and pay`, () =>
      rate(backend, shoppers.slice(0, clients)),
    )
    const reference = await step(`${clients} clients, pgbench`, () =>
      pgbenchRate(backend, url, { clients, seconds: SECONDS, shoppers }),
    )
    rows.push({
      clients,
      'orders/s': Math.round(own),
      'pgbench/s': reference === null ? 'pgbench is missing' : Math.round(reference),
      share: reference === null ? '' : (own / reference).toFixed(2),
    })
  }
  console.table(rows)
  console.table(await step('Measuring the list of 10,000 orders', () => measureOrderList(backend)))
  const breaches = await reconcile(backend.services.db)
  const left = breaches.filter(({ rule }) => !SKIPPED_BY_PGBENCH.includes(rule))
  console.log(left.length === 0 ? 'The books balance.' : JSON.stringify(left, null, 2))
  await backend.connection.close()
}

/** What pgbench and the bulk of old orders do not write: their events and their opening stock. */
const SKIPPED_BY_PGBENCH = ['what was taken from the stock is what living orders hold']

async function rate(backend: Backend, shoppers: Shopper[]): Promise<number> {
  for (const shopper of shoppers) await buyAndPay(backend, shopper)
  let done = 0
  const began = performance.now()
  const end = began + SECONDS * 1000
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < end) {
        await buyAndPay(backend, shopper)
        done += 1
      }
    }),
  )
  return done / ((performance.now() - began) / 1000)
}
