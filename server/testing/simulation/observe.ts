import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/connection'

/** Everything a run can change, from the database, in one statement and so in one snapshot. */
export interface Observed {
  available: number
  frozen: number
  /** The sums of the entries of the two accounts. */
  entries: number
  /** Transfers of this shopper that do not sum to zero. */
  unbalanced: number
  skus: number[][]
  products: (number | boolean)[][]
  cart: number[][]
  orders: (number | boolean | null)[][]
  items: (number | boolean | null)[][]
  refunds: (number | boolean)[][]
  withdrawals: (number | boolean)[][]
  recharges: (number | boolean)[][]
  promos: (string | number)[][]
}

const rows = (query: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(row order by place), '[]') from (${query}) found)`

const balanceOf = (kind: string, userId: number) =>
  sql`(select balance from ledger_accounts where user_id = ${userId} and kind = ${kind})`

export async function observe(db: Database, userId: number): Promise<Observed> {
  const own = sql`select id from ledger_accounts where user_id = ${userId}`
  const { rows: found } = await db.execute<{ seen: Observed }>(sql`select json_build_object(
    'available', ${balanceOf('user_available', userId)},
    'frozen', ${balanceOf('user_frozen', userId)},
    'entries', (select coalesce(sum(amount), 0) from ledger_entries where account_id in (${own})),
    'unbalanced', (select count(*) from (
      select 1 from ledger_entries where transfer_id in (
        select transfer_id from ledger_entries where account_id in (${own}))
      group by transfer_id having sum(amount) <> 0) wrong),
    'skus', ${rows(sql`select id as place, json_build_array(id, price, stock, taken) as row from skus`)},
    'products', ${rows(sql`
      select id as place, json_build_array(id, price, is_on_sale, sales, review_count, rating_sum) as row
      from products`)},
    'cart', ${rows(sql`
      select sku_id as place, json_build_array(sku_id, quantity) as row from cart_lines where user_id = ${userId}`)},
    'orders', ${rows(sql`
      select id as place, json_build_array(id, status, status_before, subtotal, freight, discount, total, refunded,
        paid_at is not null, shipped_at is not null, delivered_at is not null, received_at is not null) as row
      from orders where user_id = ${userId}`)},
    'items', ${rows(sql`
      select i.id as place, json_build_array(i.id, i.order_id, i.sku_id, i.price, i.quantity, i.refund_status, i.is_reviewed, i.is_restocked,
        (select coalesce(sum(p.quantity), 0) from parcel_items p where p.order_item_id = i.id)) as row
      from order_items i join orders o on o.id = i.order_id where o.user_id = ${userId}`)},
    'refunds', ${rows(sql`
      select id as place, json_build_array(id, order_id, type, amount, status, tracking_no is not null) as row
      from refunds where user_id = ${userId}`)},
    'withdrawals', ${rows(sql`
      select id as place, json_build_array(id, amount, status, is_cancelled) as row
      from withdrawals where user_id = ${userId}`)},
    'recharges', ${rows(sql`
      select id as place, json_build_array(id, amount, status, waits_for_code and status = 0) as row
      from recharges where user_id = ${userId}`)},
    'promos', ${rows(sql`
      select p.code as place, json_build_array(p.code, s.used) as row
      from promo_shoppers s join promos p on p.id = s.promo_id where s.user_id = ${userId} and s.used > 0`)}
  ) as seen`)
  return found[0]!.seen
}
