import type { Pool } from 'pg'
import { inOneGo, settle } from './bulk-load'

/** Ten top-ups with four purchases after each. */
const MOVEMENTS = 50
const SKUS = 1000

/** A shop with this many entries in the order of their time, so that neighbours belong to different shoppers. */
export async function createEntries(pool: Pool, entries: number): Promise<void> {
  const shoppers = Math.ceil(entries / 2 / MOVEMENTS)
  await inOneGo(pool, [
    `insert into users (id, family_name, given_name, email, mobile, password_hash)
     select n, 'Bench', 'Shopper', n || '@sampan.example', '+' || n, '' from generate_series(1, ${shoppers}) n`,
    ...['user_available', 'user_frozen'].map(
      (kind) =>
        `insert into ledger_accounts (kind, user_id) select '${kind}', id from users order by id`,
    ),
    `insert into skus (id, product_id, value_indexes, price, stock)
     select n, 1, '{}', 1000, 5 from generate_series(1, ${SKUS}) n`,
  ])
  for (let movement = 1; movement <= MOVEMENTS; movement += 1)
    await addMovements(pool, movement, shoppers)
  await settle(pool)
}

/** A minute at 10,000 orders a minute. */
export const addMinute = (pool: Pool, minute: number) =>
  addMovements(pool, MOVEMENTS + 1 + minute, 10_000)

/** One movement of each shopper: every fifth is a top-up of $50, the others are orders of $10. */
async function addMovements(pool: Pool, movement: number, shoppers: number): Promise<void> {
  const topUps = Math.floor((movement - 1) / 5) + 1
  const orders = movement - topUps
  const isTopUp = movement % 5 === 1
  const [kind, amount, house] = isTopUp
    ? ['recharge', 5000, 'topup_clearing']
    : ['purchase', -1000, 'sales']
  await inOneGo(pool, [
    isTopUp ? TOP_UPS(shoppers) : ORDERS(shoppers),
    ...(isTopUp ? [] : [ITEMS, EVENTS, STOCK]),
    `with transfer as (
       insert into ledger_transfers (kind, ref_id) select '${kind}', id from made order by id
       returning id, ref_id
     )
     insert into ledger_entries (transfer_id, account_id, amount, balance_after, kind, total_in, kind_in, kind_out)
     select t.id, case place when 1 then a.id else h.id end, case place when 1 then ${amount} else ${-amount} end,
       case place when 1 then ${topUps * 5000 - orders * 1000} end, case place when 1 then '${kind}' end,
       case place when 1 then ${topUps * 5000} end, case place when 1 then ${isTopUp ? topUps * 5000 : 0} end,
       case place when 1 then ${isTopUp ? 0 : orders * 1000} end
     from transfer t join made on made.id = t.ref_id
       join ledger_accounts a on a.user_id = made.user_id and a.kind = 'user_available'
       join ledger_accounts h on h.kind = '${house}' and h.user_id is null
       cross join generate_series(1, 2) place
     order by t.id, place`,
    `update ledger_accounts set balance = balance + ${amount}
     where kind = 'user_available' and user_id <= ${shoppers}`,
    'drop table made',
  ])
}

const TOP_UPS = (shoppers: number) => `
  create temp table made as with made as (
    insert into recharges (user_id, method, amount, status, settled_at)
    select n, 'transfer', 5000, 1, now() from generate_series(1, ${shoppers}) n returning id, user_id
  ) select * from made`

const ORDERS = (shoppers: number) => `
  create temp table made as with made as (
    insert into orders (order_no, user_id, shop_id, status, subtotal, freight, discount, total, address, pay_before, paid_at)
    select nextval('orders_id_seq')::text, n, 1, 1, 1000, 0, 0, 1000, '{}', now(), now()
    from generate_series(1, ${shoppers}) n returning id, user_id
  ) select * from made`

const ITEMS = `
  insert into order_items (order_id, product_id, sku_id, texts, image, price, quantity)
  select id, 1, 1 + id % ${SKUS}, '{}', '', 1000, 1 from made`

const EVENTS = `
  insert into events (user_id, kind, ref_id, detail) select user_id, 'order', id, 'paid' from made`

const STOCK = `
  update skus set taken = taken + n from (select 1 + id % ${SKUS} as sku, count(*) as n from made group by 1) sold
  where skus.id = sku`
