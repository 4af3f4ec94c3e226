import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { getProduct } from '@/contracts/products'
import { newKey, type TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { createOrder } from '@/contracts/orders'
import { askUntilAnswered, inFlight, tallyOf, times } from '../calls'
import type { SuiteContext } from '../suite'
import { paidOrder, TEA, Payments } from '../payments'
import type { Bouncer } from './bouncer'
import type { Shops } from './processes'

/** Uses every connection of the pooler for longer than the timeout of a call. */
export async function expectBusy(
  context: SuiteContext,
  shops: Shops,
  bouncer: Bouncer,
  size: number,
) {
  const shop = shops.all[0]!
  const holders = times(size).map(() => new Client({ connectionString: bouncer.url }))
  for (const holder of holders) {
    holder.on('error', () => undefined)
    await holder.connect()
    await holder.query('begin')
  }
  const began = performance.now()
  const { code, status } = await shop.ask(getProduct, { id: 1 })
  const tookMs = Math.round(performance.now() - began)
  for (const holder of holders) await holder.query('rollback').finally(() => void holder.end())
  const after = await askUntilAnswered(context, shop, getProduct, { id: 1 }, {})
  context.expect(
    'a call without a connection is answered as busy, and the next one succeeds',
    code === 503 && status === 503 && tookMs < 5000 && after.code === 1,
    `${code} after ${tookMs} ms, then ${after.code}`,
  )
}

/** Startup parameters of Sampan, as the pooler applies them to its connections. */
export async function expectLimits(context: SuiteContext, bouncer: Bouncer): Promise<void> {
  const client = new Client({ connectionString: bouncer.url })
  await client.connect()
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
     order by name`,
  )
  await client.end()
  const found = rows.map(({ setting }) => setting).join(' ')
  context.expect(
    'timeouts of statements, locks and idle transactions are in effect',
    found === '8000 2000 5000',
    found,
  )
}

/** Buyers of the last items, while the pooler is killed and restarted. */
export async function expectSurvival(
  context: SuiteContext,
  shops: Shops,
  bouncer: Bouncer,
): Promise<void> {
  const pieces = context.size(400, 40)
  const maker = shops.all[0]!
  const { db } = maker.backend.services
  const buyers = await openShoppers(db, pieces * 2, 0)
  const before = await ordersOf(maker)
  await db.execute(sql`update skus set stock = ${pieces} where id = ${TEA.sku}`)
  const codes: number[] = []
  let isKilled = false
  await inFlight(buyers, 24, async (buyer, place) => {
    if (place === pieces && !isKilled) {
      isKilled = true
      await bouncer.kill()
      await sleep(300)
      await bouncer.begin()
    }
    const body = {
      items: [{ sku_id: TEA.sku, quantity: 1 }],
      address_id: buyer.addressId,
      expected_total: TEA.price + TEA.freight,
    }
    const options = { token: buyer.token, key: newKey() }
    const shop = shops.all[place % shops.all.length]!
    codes.push((await askUntilAnswered(context, shop, createOrder, body, options)).code)
  })
  const sold = (await ordersOf(maker)) - before
  context.expect(
    `${buyers.length} buyers get exactly the ${pieces} pieces while the pooler is killed and restarted`,
    sold === pieces && codes.filter((code) => code === 1).length === pieces,
    `${sold} orders; ${tallyOf(codes)}`,
  )
}

async function ordersOf({ backend }: TestBackend): Promise<number> {
  const { rows } = await backend.services.db.execute<{ count: number }>(
    sql`select count(*)::int from order_items where sku_id = ${TEA.sku}`,
  )
  return rows[0]?.count ?? 0
}

/** Concurrent payments, for the ledger check. */
export async function payTogether(context: SuiteContext, shops: Shops): Promise<void> {
  const { db } = shops.all[0]!.backend.services
  await db.execute(sql`update skus set stock = 10000 where id = ${TEA.sku}`)
  const shoppers = await openShoppers(db, context.size(200, 24), 100_000)
  let paid = 0
  await inFlight(shoppers, 16, async (shopper, place) => {
    await paidOrder(new Payments(context, shops.all[place % shops.all.length]!), shopper, TEA)
    paid += 1
  })
  context.expectSame('orders paid concurrently', paid, shoppers.length)
}
