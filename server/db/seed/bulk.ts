import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { indexBatch } from '@/server/services/search/index'
import { maintainPopularTier } from '@/server/services/search/tier-maintenance'
import { CATEGORIES } from './catalogue/categories'
import type { CategoryKey } from './catalogue/shape'
import { shopAt } from './catalogue/shops/shops'
import type { Batch } from './bulk-batch'
import { isRebuildPending, markFinished, rebuildIndexes, dropIndexes } from './bulk-rebuild'
import { shopRow } from './rows'
import { DEMO_SHOPS } from './seed'
import { UPDATE_SHOP_RATINGS } from './shop-ratings'

const BULK_LOCK = 7_262_723
const BATCH = 10_000
const PRODUCTS_PER_SHOP = 50
const REPORT_MS = 5000

type Report = (line: string) => void

/**
 * Fills the demo catalogue up to `count` products, for benchmarks. After an interruption, the same
 * call continues. Without indexes during the load, the shop is slow.
 */
export async function seedProducts(
  databaseUrl: string,
  count: number,
  report: Report,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [BULK_LOCK])
    await createBatchTable(client)
    const batches = await missingBatches(client, count)
    if (batches.length > 0) {
      // A job fills them again when the indexes exist.
      await client.query('truncate search_term_prices, search_term_price_bounds')
      await dropIndexes(client)
      await Promise.all([
        addShops(client, shopsFor(count)),
        writeBatches(databaseUrl, batches, report),
      ])
    } else if (!(await isRebuildPending(client))) {
      return
    }
    await markPopular(client, report)
    await Promise.all([
      rebuildIndexes(databaseUrl, 'longest', report),
      rebuildIndexes(databaseUrl, 'others', report).then(() => finishLoad(client, report)),
    ])
  } finally {
    await client.end()
  }
}

/**
 * Creates the table of completed batches. Products from before the first load count as one batch.
 */
async function createBatchTable(client: Client): Promise<void> {
  await client.query(
    'create table if not exists bulk_batches (first integer primary key, "end" integer not null)',
  )
  await client.query(
    `insert into bulk_batches (first, "end") select 0, coalesce(max(id), 0) from products
     on conflict do nothing`,
  )
}

const shopsFor = (count: number) => Math.round(count / PRODUCTS_PER_SHOP)

/** Adds one shop per 50 products and indexes their names. */
async function addShops(client: Client, shopCount: number): Promise<void> {
  const { rows } = await client.query<{ max: string | null }>('select max(id) from shops')
  const existing = Number(rows[0]?.max ?? 0)
  const categoryIds = new Map<CategoryKey, number>(CATEGORIES.map(({ key, id }) => [key, id]))
  for (let first = existing; first < shopCount; first += 1000) {
    const length = Math.min(1000, shopCount - first)
    const shops = Array.from({ length }, (_, step) => shopRow(shopAt(first + step), categoryIds))
    await client.query(
      `insert into shops (id, texts, logo, banner, category_ids, fans, opened_at)
       select id, texts, logo, banner, category_ids, fans, opened_at
       from jsonb_populate_recordset(null::shops, $1)`,
      [JSON.stringify(shops)],
    )
  }
  const db = drizzle(client, { casing: 'snake_case' })
  while ((await db.transaction((tx) => indexBatch(tx))) > 0);
}

async function missingBatches(client: Client, count: number): Promise<Batch[]> {
  const { rows } = await client.query<{ first: number; end: number }>(
    'select first, "end" from bulk_batches order by first',
  )
  const done = new Map(rows.map((row) => [row.first, row.end]))
  const starts = rows.map((row) => row.first)
  const batches: Batch[] = []
  for (let first = 0; first < count;) {
    const writtenEnd = done.get(first)
    const next = starts.find((start) => start > first) ?? count
    const end = writtenEnd ?? Math.min(first + BATCH, next, count)
    if (writtenEnd === undefined)
      batches.push({ first, end, shopCount: Math.max(DEMO_SHOPS, shopsFor(count)) })
    first = end
  }
  return batches
}

/**
 * Runs one worker per core and an additional one that uses the time in which others wait for the
 * database.
 */
async function writeBatches(databaseUrl: string, batches: Batch[], report: Report): Promise<void> {
  const total = batches.reduce((sum, { first, end }) => sum + end - first, 0)
  const startedAt = performance.now()
  let done = 0
  const timer = setInterval(() => {
    const perSecond = (done * 1000) / (performance.now() - startedAt)
    const left = done === 0 ? '' : `, ${Math.ceil((total - done) / perSecond)} s left`
    report(`${done} of ${total} products, ${Math.round(perSecond)} a second${left}`)
  }, REPORT_MS)
  const count = Math.min(availableParallelism() + 1, batches.length)
  const workers = Array.from({ length: count }, () => startWorker(databaseUrl))
  try {
    await Promise.all(
      workers.map((worker) =>
        sendBatches(worker, batches, (written) => {
          done += written
        }),
      ),
    )
  } finally {
    clearInterval(timer)
    workers.forEach((worker) => worker.kill())
  }
}

const startWorker = (databaseUrl: string): ChildProcess =>
  fork(path.join(process.cwd(), 'server/db/seed/bulk-worker.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })

function sendBatches(
  worker: ChildProcess,
  batches: Batch[],
  onProgress: (written: number) => void,
) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  worker.on('message', (written: number) => {
    onProgress(written)
    const batch = batches.shift()
    if (batch) worker.send(batch)
    else resolve()
  })
  worker.on('exit', () => reject(new Error('A worker ended early: run the same command again.')))
  return promise
}

/**
 * Runs before the index of popular words is built, because each product that moves rewrites its
 * words.
 */
async function markPopular(client: Client, report: Report): Promise<void> {
  report('Marking the popular products')
  await client.query('analyze product_search')
  await maintainPopularTier(drizzle(client, { casing: 'snake_case' }))
  await client.query('vacuum (analyze) product_search')
}

/** Updates denormalised columns, sequences and statistics. */
async function finishLoad(client: Client, report: Report): Promise<void> {
  report('Counting the sales of the shops')
  await client.query('set work_mem = "256MB"')
  await client.query(`
    update shops set sales = s.sales, product_count = s.count, pictures = s.pictures
    from (
      select shop_id, sum(sales) as sales, count(*) as count,
        array(select images[1] from products best where best.shop_id = products.shop_id and is_on_sale
          order by sales desc, id desc limit 3) as pictures
      from products group by shop_id
    ) s where s.shop_id = shops.id`)
  await client.query(UPDATE_SHOP_RATINGS)
  for (const table of ['shops', 'products', 'skus']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
  }
  await client.query('delete from catalogue_changes')
  report('Gathering statistics')
  await client.query('vacuum (analyze) search_words, products, skus, reviews, shops')
  await markFinished(client)
}
