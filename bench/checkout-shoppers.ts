import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Backend } from '@/server/app'
import { randomToken } from '@/server/config'
import { digestOf } from '@/server/domain/digest'
import { payTarget } from '@/server/services/pay-codes'

export interface Shopper {
  id: number
  token: string
  addressId: number
  skuId: number
  price: number
}

/** Cents that no run spends. */
const PLENTY = 1_000_000_000_000

/**
 * Shoppers with an address, plenty of balance and a product of their own with plenty of stock. Written with
 * SQL: hashing passwords is not what is measured.
 */
export async function openShoppers(backend: Backend, count: number): Promise<Shopper[]> {
  const { db } = backend.services
  await db.execute(sql`update skus set stock = 2000000000 - taken`)
  const shoppers: Shopper[] = []
  for (let index = 0; index < count; index += 1) {
    const token = randomToken()
    const { rows } = await db.execute<Omit<Shopper, 'token'>>(sql`
      with shopper as (
        insert into users (family_name, given_name, email, mobile, password_hash)
        values ('Bench', 'Shopper', ${`${randomUUID()}@example.com`}, ${`+66${Date.now()}${index}`}, 'none') returning id
      ), session as (
        insert into sessions (user_id, token_hash, device, ip, expires_at)
        select id, ${digestOf(token)}, 'bench', '', now() + interval '1 day' from shopper
      ), available as (
        insert into ledger_accounts (kind, user_id, balance) select 'user_available', id, ${PLENTY} from shopper returning id
      ), frozen as (
        insert into ledger_accounts (kind, user_id, balance) select 'user_frozen', id, 0 from shopper
      ), recharge as (
        insert into recharges (user_id, method, amount, status, settled_at)
        select id, 'manual', ${PLENTY}, 1, now() from shopper returning id
      ), transfer as (
        insert into ledger_transfers (kind, ref_id) select 'recharge', id from recharge returning id
      ), entries as (
        insert into ledger_entries (transfer_id, account_id, amount, balance_after)
        select transfer.id, available.id, ${PLENTY}::bigint, ${PLENTY}::bigint from transfer, available union all
        select transfer.id, a.id, -${PLENTY}::bigint, null from transfer, ledger_accounts a where a.kind = 'topup_clearing'
      ), address as (
        insert into addresses (user_id, addressee, phone, area, detail, tag, is_default)
        select id, 'Ann', '+66 80', 'Bangkok', '1 River Road', 'Home', true from shopper returning id
      )
      select shopper.id::int, address.id::int as "addressId", k.id::int as "skuId", k.price::int
      from shopper, address, (select id, price from skus where price < 4000 order by id offset ${index * 5} limit 1) k`)
    shoppers.push({ ...rows[0]!, token })
  }
  return shoppers
}

/** One order of one piece, created and paid through the product's own calls. */
export async function buyAndPay(backend: Backend, shopper: Shopper): Promise<void> {
  const total = shopper.price + 499
  const created = (await post(backend, shopper, '/api/order/create', {
    items: [{ sku_id: shopper.skuId, quantity: 1 }],
    address_id: shopper.addressId,
    expected_total: total,
  })) as { orders: { id: number }[] }
  const id = created.orders[0]!.id
  const ticket = await ticketFor(backend, shopper, id, total)
  await post(backend, shopper, '/api/order/pay', { order_ids: [id], ticket })
}

/** As verify_pay leaves it behind, without the hashing that it waits for. */
async function ticketFor(backend: Backend, shopper: Shopper, orderId: number, total: number) {
  const ticket = randomToken()
  await backend.connection.pool.query(
    `insert into pay_tickets (user_id, ticket_hash, target, expires_at)
     values ($1, $2, $3, now() + interval '2 minutes')`,
    [shopper.id, digestOf(ticket), payTarget([orderId], total)],
  )
  return ticket
}

async function post(backend: Backend, shopper: Shopper, path: string, body: object) {
  const response = await backend.fetch(
    new Request(`http://backend${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        token: shopper.token,
      },
      body: JSON.stringify(body),
    }),
  )
  const answer = (await response.json()) as { code: number; msg: string; data: unknown }
  if (answer.code !== 1) throw new Error(`${path}: ${answer.msg} ${JSON.stringify(answer.data)}`)
  return answer.data
}
