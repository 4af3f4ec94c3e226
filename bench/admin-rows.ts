import type { Pool } from 'pg'
import { inOneGoWithoutIndexes, settle } from './bulk-load'

/** Every table of the administration with this many rows, created evenly over three years. Once per database. */
export async function createAdminRows(pool: Pool, rows: number): Promise<void> {
  const known = await pool.query('select 1 from audit_events limit 1')
  if (known.rows.length > 0) return
  const statements = [SHOPPER_ROWS, GOODS, ...TABLES]
  const tables = statements.flatMap((text) => /insert into (\w+)/.exec(text)?.[1] ?? [])
  await inOneGoWithoutIndexes(
    pool,
    tables,
    statements.map((text) => text.replaceAll(':rows', `${rows}`)),
  )
  await settle(pool)
}

/** The time of row n, counted from the oldest. */
const AT = `now() - interval '3 years' * (1 - n::float8 / :rows)`
const SHOPPER = `(n::bigint * 7919 % :rows) + 1000`

const SHOPPER_ROWS = `
  insert into users (id, family_name, given_name, email, mobile, password_hash, created_at)
  select n + 999, 'Bench', 'Shopper' || n, 'bench' || n || '@sampan.example', '+6690' || lpad(n::text, 8, '0'), '',
    now() - interval '3 years' * (1 - n::float8 / :rows)
  from generate_series(1, :rows) n`

/** One SKU of each shop, whose items all orders of the shop have. */
const GOODS = `
  create temporary table goods on commit drop as
  select shop_id, sku_id, product_id, price, image, row_number() over (order by shop_id) - 1 as place,
    (select jsonb_object_agg(t.key, jsonb_build_object('name', t.value ->> 'name', 'values', '[]'::jsonb))
     from jsonb_each(texts) t) as texts
  from (
    select distinct on (p.shop_id) p.shop_id, p.texts, p.images[1] as image, k.id as sku_id, p.id as product_id, k.price
    from products p join skus k on k.product_id = p.id order by p.shop_id, k.id
  ) first`

const TABLES = [
  `insert into orders (id, order_no, user_id, shop_id, status, subtotal, freight, discount, total, address, pay_before,
     created_at, paid_at, shipped_at, delivered_at, received_at, completed_at, cancelled_at, search_text)
   select n, '88' || lpad(n::text, 14, '0'), ${SHOPPER}, g.shop_id, s.status, g.price, 0, 0, g.price,
     '{"id":1,"addressee":"Ann","phone":"+66 80","area":"Bangkok","detail":"1 River Road","tag":"Home","is_default":true}',
     ${AT}, ${AT}, case when s.status > 0 then ${AT} end, case when s.status > 1 then ${AT} end,
     case when s.status > 2 then ${AT} end, case when s.status > 2 then ${AT} end, case when s.status > 3 then ${AT} end,
     case when s.status < 0 then ${AT} end, ''
   from generate_series(1, :rows) n
     cross join lateral (select (array[4,4,4,4,4,3,2,1,-1,0])[1 + n % 10] as status) s
     join goods g on g.place = n / 10 % (select count(*) from goods)`,
  `insert into order_items (order_id, product_id, sku_id, texts, image, price, quantity)
   select o.id, g.product_id, g.sku_id, g.texts, g.image, g.price, 1 from orders o join goods g using (shop_id)`,
  `insert into parcels (order_id, carrier, tracking_no, created_at)
   select id, 'Sampan Express', 'BENCH' || id, shipped_at from orders where shipped_at is not null`,
  `insert into refunds (id, sn, order_id, user_id, shop_id, type, product_status, amount, reason, explanation, evidence,
     status, created_at)
   select id, 'R' || id, id, user_id, shop_id, 1 + id % 2, 0, total, 'No longer needed', 'Too small', '{}',
     (array[2,2,2,2,2,3,3,4,1,0])[1 + id % 10], created_at
   from orders`,
  `insert into refund_items (refund_id, order_item_id) select order_id, id from order_items`,
  `insert into recharges (id, user_id, method, network, txid, amount, status, created_at)
   select n, ${SHOPPER}, m.method, case m.method when 'chain' then 'TRC20' end,
     case m.method when 'chain' then 'bench' || n end, 5000, (array[1,1,1,1,1,1,1,2,2,0])[1 + n % 10], ${AT}
   from generate_series(1, :rows) n
     cross join lateral (select (array['chain','card','transfer'])[1 + n % 3] as method) m`,
  `insert into bank_cards (id, user_id, bank_name, holder, last_digits, sealed_number, number_digest)
   select n, ${SHOPPER}, 'Harbour Bank', 'Ann Shopper', '1234', '', n::text::bytea from generate_series(1, 1000) n`,
  `insert into withdrawals (id, user_id, card_id, amount, service_charge, status, created_at)
   select n, ${SHOPPER}, 1 + n % 1000, 5000, 100, (array[1,1,1,1,1,1,1,2,2,0])[1 + n % 10], ${AT}
   from generate_series(1, :rows) n`,
  `insert into audit_events (event, is_done, actor, user_id, ref_id, ip, device, request_id, created_at)
   select (array['order-paid','sign-in','parcel-moved','recharge-passed'])[1 + n % 4], true, 'shopper', ${SHOPPER}, n,
     '127.0.0.1', 'bench', 'bench', ${AT}
   from generate_series(1, :rows) n`,
]
