import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { CODE } from '@/contracts/codes'
import type { Backend } from '@/server/app'
import { payTarget } from '@/server/services/accounts/pay-codes'
import {
  openShoppers as openMany,
  quickTicket,
  type QuickShopper,
} from '@/server/testing/quick-shoppers'

export interface Shopper extends QuickShopper {
  skuId: number
  price: number
}

/** Cents that no run spends. */
const PLENTY = 1_000_000_000_000

/** Shoppers with a large balance, each with a separate product with a large stock. */
export async function openShoppers({ services }: Backend, count: number): Promise<Shopper[]> {
  const { db } = services
  const shoppers = await openMany(db, count, PLENTY)
  const { rows: goods } = await db.execute<{ id: number; price: number }>(sql`
    with goods as (
      select id from (
        select id, row_number() over (order by id) % 5 as turn from skus where price < 4000
      ) as cheap where turn = 1 order by id limit ${count}
    )
    update skus set stock = 2000000000 - taken from goods where skus.id = goods.id
    returning skus.id::int, price::int`)
  return shoppers.map((shopper, index) => {
    const { id: skuId, price } = goods[index]!
    return { ...shopper, skuId, price }
  })
}

/** Creates and pays one order of one piece through the API. */
export async function buyAndPay(backend: Backend, shopper: Shopper): Promise<void> {
  const total = shopper.price + 499
  const created = (await post(backend, shopper, '/api/order/create', {
    items: [{ sku_id: shopper.skuId, quantity: 1 }],
    address_id: shopper.addressId,
    expected_total: total,
  })) as { orders: { id: number }[] }
  const id = created.orders[0]!.id
  const ticket = await quickTicket(backend.services.db, shopper.id, payTarget([id], total))
  await post(backend, shopper, '/api/order/pay', { order_ids: [id], ticket })
}

/** Retries while the backend is busy, as the storefront does; the time counts. */
export async function post(
  backend: Backend,
  { token }: { token: string },
  path: string,
  body: object,
): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), token }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  for (;;) {
    const response = await backend.fetch(new Request(`http://backend${path}`, request))
    const answer = (await response.json()) as { code: number; msg: string; data: unknown }
    if (answer.code === CODE.done) return answer.data
    if (answer.code !== CODE.unavailable)
      throw new Error(`${path}: ${answer.msg} ${JSON.stringify(answer.data)}`)
  }
}
