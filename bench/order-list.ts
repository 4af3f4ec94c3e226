import { sql } from 'drizzle-orm'
import type { Backend } from '@/server/app'
import { connect, JOB_TIMEOUTS } from '@/server/db/connection'
import { openShoppers } from './checkout-shoppers'

const ORDERS = 10_000
const ROUNDS = 200

/** The list of a shopper with 10,000 orders: its first pages, one status, a deep page, and searches. */
export async function measureOrderList(backend: Backend) {
  const [shopper] = await openShoppers(backend, 1)
  const { id, token } = shopper!
  await addOrders(backend.services.config.databaseUrl, id)
  const deep = await deepCursor(backend, token)
  const tasks: [string, string][] = [
    ['first page', ''],
    ['one status', '?status=-1'],
    ['an empty status', '?status=3'],
    ['30 pages down', `?cursor=${encodeURIComponent(deep)}`],
    ['a number that is there', '?keyword=9912'],
    ['a word that is there', '?keyword=mouse'],
    ['a word that is nowhere', '?keyword=zeppelin'],
    ['two Chinese characters', `?keyword=${encodeURIComponent('耳机')}`],
  ]
  const rows = []
  for (const [task, search] of tasks)
    rows.push({ task, ...(await measure(backend, token, search)) })
  return rows
}

/** Over a connection with the timeouts of jobs, because the statement takes longer than a request may. */
async function addOrders(databaseUrl: string, id: number): Promise<void> {
  const { db, close } = connect(databaseUrl, 1, JOB_TIMEOUTS)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5min'`)
    await tx.execute(sql`
    with goods as (
      select k.id as sku_id, k.product_id, k.price, p.shop_id, p.texts, p.images[1] as image,
        row_number() over (order by k.id) as place, count(*) over () as many
      from skus k join products p on p.id = k.product_id
    ), made as (
      insert into orders (order_no, user_id, shop_id, status, subtotal, freight, discount, total, address,
        pay_before, created_at, cancelled_at, search_text)
      select '99' || lpad((${id}::bigint * 100000 + n)::text, 14, '0'), ${id}, g.shop_id, -1, g.price, 0, 0, g.price,
        '{"id":1,"addressee":"Ann","phone":"+66 80","area":"Bangkok","detail":"1 River Road","tag":"Home","is_default":true}',
        now(), now(), now(), lower('99' || g.place || ' ' || (select string_agg(t.value ->> 'name', ' ') from jsonb_each(g.texts) t))
      from generate_series(1, ${ORDERS}::int) n join goods g on g.place = n % g.many + 1
      returning id, shop_id, subtotal
    )
    insert into order_items (order_id, product_id, sku_id, texts, image, price, quantity)
    select o.id, g.product_id, g.sku_id,
      (select jsonb_object_agg(t.key, jsonb_build_object('name', t.value ->> 'name', 'values', '[]'::jsonb)) from jsonb_each(g.texts) t),
      g.image, o.subtotal, 1
    from made o join lateral (select * from goods where goods.shop_id = o.shop_id limit 1) g on true`)
  })
  await db.execute(sql`analyze orders, order_items`)
  await close()
}

async function measure(backend: Backend, token: string, search: string) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await list(backend, token, search)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Number(times[Math.floor(ROUNDS * share)]!.toFixed(1))
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95) }
}

async function deepCursor(backend: Backend, token: string): Promise<string> {
  let cursor = ''
  for (let page = 0; page < 30; page += 1) {
    const search = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`
    cursor = (await list(backend, token, search)).next_cursor ?? ''
  }
  return cursor
}

async function list(backend: Backend, token: string, search: string) {
  const response = await backend.fetch(
    new Request(`http://backend/api/user/order_list${search}`, { headers: { token } }),
  )
  const answer = (await response.json()) as {
    code: number
    msg: string
    data: { next_cursor: string | null }
  }
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}
