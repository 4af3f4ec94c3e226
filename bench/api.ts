import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createApp } from '@/server/app'
import { readConfig } from '@/server/config'
import { step } from '../cli/bootstrap/steps.mjs'
import { productEnvironment } from '../cli/environment.ts'
import { ensureCatalogue, startBenchDatabase } from './database'
import { buyAndPay, openShoppers, post, type Shopper } from './checkout-shoppers'
import { publish, versions, type Options } from './results'
import type { Table } from './results-page'
import { measureTask } from './latency'
import { RUNS, SECONDS } from './load'
import { lineOf, WatchedStatements } from './watched-statements'
import { ensureWrk, measureWithWrk } from './wrk'

const PRODUCTS = { quick: 20_000, full: 200_000 }
/** Large tables, which must never be scanned sequentially. */
const LARGE =
  /^(products|product_search|skus|reviews|orders|order_items|ledger_entries|ledger_transfers|notices|cart_lines)$/
const BOUGHT = 20

const CALLS: [call: string, address: string][] = [
  ['home', '/api/home'],
  ['products, hottest first', '/api/product/list?sort=hot'],
  ['search', '/api/product/list?keyword=mouse'],
  ['product', '/api/product/detail?id=5007'],
  ['price and stock now', '/api/product/live?ids=5007'],
  ['reviews of a product', '/api/review/list?product_id=5007'],
  ['shop', '/api/shop/detail?id=7'],
  ['goods of a shop', '/api/product/list?shop_id=7'],
  ['who is signed in', '/api/user/getUserInfo'],
  ['cart', '/api/cart'],
  ['orders', '/api/user/order_list'],
  ['fund record', '/api/user/bill'],
  ['notices', '/api/notification/list'],
  ['addresses', '/api/user/address_list'],
]

const WEB_TIER_CONNECTIONS = 16
const WEB_TIER_PATHS = [
  '/api/product/detail?id=1',
  '/api/product/list?sort=hot',
  '/api/product/list?keyword=mouse',
  '/api/home',
  '/api/product/suggest?keyword=mo',
]

/** The calls behind the screens: latency, CPU cost and query plans. */
export async function benchApi(folder: string, options: Options): Promise<void> {
  const products = options.isFull ? PRODUCTS.full : PRODUCTS.quick
  const { backend, watched, shopper } = await openShop(folder, products)
  const ask = async (address: string) => {
    const headers = { token: shopper.token, 'accept-language': 'en' }
    const answer = await backend.fetch(new Request(`http://backend${address}`, { headers }))
    const { code, data } = (await answer.json()) as { code: number; data: never }
    if (code !== 1) throw new Error(`${address} answered ${code}`)
    return data
  }
  const rows: Table = []
  const plans: string[] = []
  for (const [call, address] of CALLS) {
    await ask(address)
    const statements = await watched.during(() => ask(address))
    const explained = await watched.explain(statements)
    const nodes = explained.flatMap((one) => one.nodes)
    const scans = nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && LARGE.test(node['Relation Name'] ?? ''),
    )
    plans.push(`${call}  ${address}`, ...explained.flatMap((one) => planLines(one)), '')
    const load = { addresses: [address], locales: ['en' as const], pauseMs: 0, seconds: 2 }
    const one = await step(call, () => measureTask(ask, { ...load, clients: 1 }))
    const cpuBefore = process.cpuUsage()
    const many = await measureTask(ask, { ...load, clients: 16 })
    const { user, system } = process.cpuUsage(cpuBefore)
    rows.push({
      call,
      statements: statements.length,
      'sequential scans': scans.map((node) => node['Relation Name']).join(' ') || 0,
      'p50 ms': one['p50 ms'],
      'p95 ms': one['p95 ms'],
      '16 clients, answers/s': many['answers/s'],
      '16 clients, p95 ms': many['p95 ms'],
      'answers per CPU second': Math.round(
        (many['answers/s'] * load.seconds * 1e6) / (user + system),
      ),
    })
  }
  await backend.connection.close()
  const tables = [rows, ...((await ensureWrk()) ? [await throughWebTier(folder, options)] : [])]
  const file = path.join(folder, 'figures', 'api-plans.txt')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, plans.join('\n'))
  const remark = `${versions()}. ${products} products, the backend's own process without the network, a pool of ten connections. The plans are in ${path.relative(process.cwd(), file)}. The second table: through the web tier, the demo catalogue, ${WEB_TIER_CONNECTIONS} connections of wrk, medians of ${RUNS} runs of ${SECONDS} s in turn, beside a bare server of Node.`
  await publish({ name: 'api', tables, remark }, options)
}

/** The calls of visitors who are not signed in, over HTTP through the web server with its access log. */
const throughWebTier = (folder: string, { against }: Options): Promise<Table> =>
  measureWithWrk(path.join(folder, 'web-tier'), {
    paths: WEB_TIER_PATHS,
    connections: WEB_TIER_CONNECTIONS,
    against,
  })

function planLines({ text, nodes }: { text: string; nodes: Parameters<typeof lineOf>[0][] }) {
  return [
    `  ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
    ...nodes.map((node) => `    ${lineOf(node)}`),
  ]
}

/** A backend whose statements are recorded, and a shopper with an order. */
async function openShop(folder: string, products: number) {
  const { cluster } = await startBenchDatabase(folder)
  const url = await ensureCatalogue(cluster, products, `api_${products}`)
  const settings = { TRY_LIMITS: 'relaxed', OPS_TOKEN: 'x'.repeat(32) }
  Object.assign(process.env, productEnvironment(folder, url, settings))
  const backend = createApp({ ...readConfig(), poolSize: 10, logLevel: 'error' })
  const watched = new WatchedStatements(backend.connection.pool)
  const [shopper] = (await openShoppers(backend, 1)) as [Shopper]
  await step('A shopper buys', async () => {
    for (let turn = 0; turn < BOUGHT; turn += 1) await buyAndPay(backend, shopper)
    await post(backend, shopper, '/api/cart/add', {
      items: [{ sku_id: shopper.skuId, quantity: 1 }],
    })
    // Tables without statistics after seeding.
    await backend.connection.pool.query(
      'analyze orders, order_items, notices, cart_lines, ledger_entries, ledger_transfers',
    )
  })
  return { backend, watched, shopper }
}
