import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { addToCart, getCart } from '@/contracts/cart'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { getHome } from '@/contracts/home'
import { LIVE_PATH } from '@/contracts/live'
import { ORDER_STATUS } from '@/contracts/order-status'
import { getOrder } from '@/contracts/orders'
import { sendCode } from '@/contracts/passwords'
import {
  getLiveProducts,
  getProduct,
  listProducts,
  setFavourite,
  suggestSearches,
} from '@/contracts/products'
import { followShop } from '@/contracts/shops'
import { getBill } from '@/contracts/bill'
import { expireOrders } from '@/server/jobs/orders'
import type { Job } from '@/server/jobs/job'
import { sendMail } from '@/server/jobs/all'
import { startJobs } from '@/server/jobs/start'
import type { CallOptions, TestBackend } from '@/server/testing/backend'
import { newShopper, order, paidOrder, signIn } from '@/server/testing/shoppers'
import { hear } from '../fleet/event-stream'
import type { SuiteContext } from '../suite'
import type { Shops } from './processes'

const TEA = [{ sku_id: 31, quantity: 1 }]
const PATIENCE_MS = 15_000

/** A purchase, with each call to the next process. */
export async function expectJourney(context: SuiteContext, { all }: Shops): Promise<void> {
  const wrong: string[] = []
  let turn = 0
  const next = () => all[(turn += 1) % all.length]!
  const ask = async <E extends Endpoint>(
    endpoint: E,
    input: object,
    options: CallOptions = {},
  ): Promise<DataOf<E>> => {
    const answer = await next().ask(endpoint, input, options)
    context.count('calls')
    if (answer.code !== 1) wrong.push(`${endpoint.path}: ${answer.code} ${answer.msg}`)
    return answer.data
  }
  // Repeats each prepared statement until it runs on a connection that has not prepared it.
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([
      ask(getHome, {}),
      ask(listProducts, { keyword: 'kettle' }),
      ask(listProducts, { category: 'food', facets: true }),
      ask(suggestSearches, { keyword: 'ke' }),
      ask(getProduct, { id: 1 }),
      ask(getLiveProducts, { ids: '1,2,3' }),
    ])
  }
  const shopper = await newShopper(next(), { balance: 100_000 })
  const again = await signIn(next(), shopper.email)
  const { token } = again.data.userinfo
  const own = { ...shopper, token }
  await ask(setFavourite, { product_id: 1, on: true }, { token })
  await ask(followShop, { shop_id: 1, on: true }, { token })
  await ask(addToCart, { items: TEA }, { token })
  const cart = await ask(getCart, {}, { token })
  const stream = await next().fetch(LIVE_PATH, { headers: { token } })
  const heard = hear(stream, 'order')
  const id = await paidOrder(next(), own, TEA)
  const event = await Promise.race([heard, sleep(PATIENCE_MS).then(() => null)])
  await stream.body?.cancel().catch(() => undefined)
  const bought = await ask(getOrder, { id }, { token })
  await ask(getBill, {}, { token })
  const isWhole = cart.lines.length === 1 && bought.status === ORDER_STATUS.waitingDelivery
  context.expect(
    'a shopper reads, signs in, adds a favourite, buys and pays, each call at another process',
    wrong.length === 0 && isWhole,
    wrong[0] ?? `order ${id}`,
  )
  context.expect('the event of the payment reaches a phone at another process', event !== null)
}

/** Work without a request: scheduled jobs in one process, each mail once, and a takeover when that process ends. */
export async function expectJobs(context: SuiteContext, { all }: Shops): Promise<void> {
  const runs: string[] = []
  const ticking = (name: string): Job => ({
    name: 'tick',
    every: 0.1,
    run: () => Promise.resolve(void runs.push(name)),
  })
  const started = []
  for (const [at, { backend }] of all.entries())
    started.push(await startJobs(backend.services, [ticking(`${at}`), expireOrders, sendMail]))
  try {
    const [first, second] = all as [TestBackend, TestBackend]
    const { db, config } = first.backend.services
    const shopper = await newShopper(second)
    const unpaid = (await order(second, shopper, TEA)).data.orders[0]!.id
    await db.execute(
      sql`update orders set pay_before = now() - interval '1 minute' where id = ${unpaid}`,
    )
    await second.ask(sendCode, { account: shopper.email, purpose: 'resetpwd' })
    const isDone = await until(async () => {
      const { rows } = await db.execute<{ status: number; waiting: number }>(sql`
        select status, (select count(*)::int from pgboss.job where name = 'mail' and state < 'completed') as waiting
        from orders where id = ${unpaid}`)
      return rows[0]?.status === ORDER_STATUS.cancelled && rows[0].waiting === 0
    })
    context.expect('an unpaid order expires and a mail is sent', isDone)
    context.expectSame('processes that run scheduled jobs', new Set(runs).size, 1)
    const direct = await db.execute<{ count: number }>(sql`
      select count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = 'sampan jobs'
        and pid in (select pid from pg_locks where locktype = 'advisory')`)
    context.expectSame('connections that bypass the pooler', direct.rows[0]?.count ?? 0, 1)
    const leader = Number(runs[0])
    await started[leader]!.stop()
    const isTakenOver = await until(() => Promise.resolve(new Set(runs).size === 2))
    context.expect('another process takes over when that one ends', isTakenOver)
    context.count('scheduled runs of a job', runs.length)
    if (config.directUrl === config.databaseUrl) throw new Error('the jobs failed no statement')
  } finally {
    await Promise.all(started.map((jobs) => jobs.stop()))
  }
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    if (await isSo()) return true
    await sleep(100)
  }
  return false
}
