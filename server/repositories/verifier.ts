import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'

/**
 * The invariants of money and stock as queries that return the violating rows. Run all of them in one snapshot,
 * because a payment between two would look like a violation.
 */
const CHECKS = {
  'every transfer sums to zero': sql`
    select transfer_id as id, sum(amount)::text as detail from ledger_entries
    group by transfer_id having sum(amount) <> 0`,
  'all accounts together sum to zero': sql`
    select 0 as id, sum(amount)::text as detail from ledger_entries having sum(amount) <> 0`,
  'no shopper’s account is below zero': sql`
    select id, balance::text as detail from ledger_accounts where user_id is not null and balance < 0`,
  'a balance equals the sum of its entries': sql`
    select a.id, a.balance || ' <> ' || coalesce(sum(e.amount), 0) as detail
    from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    where a.user_id is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'an order is charged exactly when it is paid': sql`
    select o.id, 'status ' || o.status || ', charges ' || count(t.id) as detail
    from orders o left join ledger_transfers t on t.kind = 'purchase' and t.ref_id = o.id
    where o.total > 0
    group by o.id having (o.paid_at is not null) <> (count(t.id) = 1) or count(t.id) > 1`,
  'a charge equals the order’s total': sql`
    select o.id, o.total || ' <> ' || -sum(e.amount) as detail
    from orders o
      join ledger_transfers t on t.kind = 'purchase' and t.ref_id = o.id
      join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.user_id = o.user_id
    group by o.id having -sum(e.amount) <> o.total`,
  'an order’s total is its items and freight': sql`
    select o.id, o.subtotal || ' <> ' || coalesce(sum(i.price * i.quantity), 0) as detail
    from orders o left join order_items i on i.order_id = o.id
    group by o.id having o.subtotal <> coalesce(sum(i.price * i.quantity), 0)`,
  'stock is never below zero': sql`select id, stock::text as detail from skus where stock < 0`,
  'a recharge is credited exactly when it is passed': sql`
    select r.id, 'status ' || r.status || ', credits ' || count(t.id) as detail
    from recharges r left join ledger_transfers t on t.kind = 'recharge' and t.ref_id = r.id
    group by r.id having (r.status = 1) <> (count(t.id) = 1) or count(t.id) > 1`,
  'only rejected card charges have a refund due or done': sql`
    select id, 'status ' || status || ', card refund ' || coalesce(card_refund::text, 'none') as detail
    from recharges
    where (card_refund is not null and (method <> 'card' or status <> 2))
      or (method = 'card' and status = 2 and card_refund is null and not waits_for_code
        and refuse_reason not in ('cardRefused', 'cardFunds', 'cardCode'))`,
  'frozen money equals the open withdrawals': sql`
    select a.user_id as id, a.balance || ' <> ' || coalesce(sum(w.amount), 0) as detail
    from ledger_accounts a left join withdrawals w on w.user_id = a.user_id and w.status = 0
    where a.kind = 'user_frozen'
    group by a.id having a.balance <> coalesce(sum(w.amount), 0)`,
  'a withdrawal is frozen once, with its charge': sql`
    select w.id, w.amount || ' <> ' || coalesce(sum(e.amount), 0) as detail
    from withdrawals w
      left join ledger_transfers t on t.kind in ('withdraw', 'withdraw_fee') and t.ref_id = w.id
      left join (ledger_entries e join ledger_accounts a
        on a.id = e.account_id and a.kind = 'user_frozen')
        on e.transfer_id = t.id and a.user_id = w.user_id
    group by w.id having w.amount <> coalesce(sum(e.amount), 0)`,
  'a withdrawal ends in exactly one of settled or returned': sql`
    select w.id, 'status ' || w.status || ', ended ' || coalesce(string_agg(t.kind, ' '), 'nowhere') as detail
    from withdrawals w
      left join ledger_transfers t on t.kind in ('withdraw_settle', 'withdraw_return') and t.ref_id = w.id
      left join (ledger_entries e join ledger_accounts a
        on a.id = e.account_id and a.kind = 'user_frozen')
        on e.transfer_id = t.id and a.user_id = w.user_id
    group by w.id
    having coalesce(string_agg(t.kind || e.amount, ' '), '') <> case w.status
      when 1 then 'withdraw_settle' || -w.amount when 2 then 'withdraw_return' || -w.amount else '' end`,
  'the running totals of an account are the sums of its entries': sql`
    select e.account_id as id, max(e.total_in) || ' <> ' || sum(greatest(e.amount, 0)) as detail
    from ledger_entries e where e.balance_after is not null
    group by e.account_id
    having max(e.total_in) is distinct from sum(greatest(e.amount, 0))`,
  'the running totals of a kind are the sums of its entries': sql`
    select e.account_id as id, e.kind || ': in ' || max(e.kind_in) || ', out ' || max(e.kind_out) as detail
    from ledger_entries e where e.balance_after is not null
    group by e.account_id, e.kind
    having max(e.kind_in) is distinct from sum(greatest(e.amount, 0))
      or max(e.kind_out) is distinct from sum(greatest(-e.amount, 0))`,
  'the refunded sum of an order equals its refund transfers and is at most its total': sql`
    select o.id, o.refunded || ' of ' || o.total || ' <> ' || coalesce(sum(e.amount), 0) as detail
    from orders o
      left join refunds r on r.order_id = o.id
      left join ledger_transfers t on t.kind = 'refund' and t.ref_id = r.id
      left join ledger_accounts a on a.user_id = o.user_id and a.kind = 'user_available'
      left join ledger_entries e on e.transfer_id = t.id and e.account_id = a.id
    group by o.id
    having o.refunded <> coalesce(sum(e.amount), 0) or o.refunded > o.total
      or (o.refunded > 0 and o.paid_at is null)`,
  'a refund is paid back exactly when it is settled, by its amount': sql`
    select r.id, 'status ' || r.status || ', amount ' || r.amount || ', paid back '
      || count(distinct t.id) || ' times, ' || coalesce(sum(e.amount), 0) as detail
    from refunds r
      left join ledger_transfers t on t.kind = 'refund' and t.ref_id = r.id
      left join ledger_entries e on e.transfer_id = t.id and e.amount > 0
    group by r.id
    having count(distinct t.id) <> case when r.status = 2 then 1 else 0 end
      or (r.status = 2) <> (r.settled_at is not null)
      or coalesce(sum(e.amount), 0) <> case when r.status = 2 then r.amount else 0 end`,
  'an order is in refund exactly while a request for it is open': sql`
    select o.id, 'status ' || o.status || ', open requests ' || count(r.id) as detail
    from orders o left join refunds r on r.order_id = o.id and r.status in (0, 1)
    group by o.id having (o.status in (-2, -4)) <> (count(r.id) = 1) or count(r.id) > 1`,
  'an order is refunded only by refunds': sql`
    select o.id, 'refunded ' || o.refunded as detail from orders o
    where o.status = -3 and o.refunded = 0`,
  'reserved stock equals the items of active orders': sql`
    select s.id, s.taken || ' <> ' || coalesce(h.held, 0) as detail
    from skus s left join (
      select i.sku_id, sum(i.quantity) as held
      from order_items i join orders o on o.id = i.order_id
      where o.status <> -1 and not (o.status = -3 and o.shipped_at is null) and not i.is_restocked
      group by i.sku_id
    ) h on h.sku_id = s.id
    where s.taken <> coalesce(h.held, 0)`,
  'only items of a refunded order return their stock before shipment': sql`
    select i.id, 'order ' || o.id || ', status ' || o.status as detail
    from order_items i join orders o on o.id = i.order_id
    where i.is_restocked and (o.refunded = 0
      or not exists (select from refund_items r where r.order_item_id = i.id) and o.status <> -3)`,
  'an order has a cancellation time exactly when it is cancelled': sql`
    select id, 'status ' || status as detail from orders
    where (status = -1) <> (cancelled_at is not null) or (status = -1 and paid_at is not null)`,
  'a shopper’s promo count equals the active uses': sql`
    select coalesce(s.user_id, u.user_id) as id,
      'promo ' || coalesce(s.promo_id, u.promo_id) || ': ' || coalesce(s.used, 0) || ' <> ' || coalesce(u.living, 0) as detail
    from promo_shoppers s full join (
      select promo_id, user_id, count(*) as living from promo_uses where released_at is null group by 1, 2
    ) u on u.promo_id = s.promo_id and u.user_id = s.user_id
    where coalesce(s.used, 0) <> coalesce(u.living, 0)`,
  'a promo use is released exactly when all its orders are cancelled': sql`
    select u.id, 'released ' || (u.released_at is not null) as detail
    from promo_uses u
    where (u.released_at is not null) = exists (
      select 1 from orders o where o.promo_use_id = u.id and o.status <> -1)`,
  'every paid order has its event': sql`
    select o.id, 'no event' as detail from orders o
    where o.paid_at is not null and not exists (
      select 1 from events e where e.kind = 'order' and e.ref_id = o.id and e.detail = 'paid')`,
}

export interface Violation {
  rule: string
  rows: { id: number; detail: string }[]
}

export const RULES = Object.keys(CHECKS)

/** Run in a REPEATABLE READ transaction. Returns at most 20 rows per violated rule. */
export async function findViolations(db: Queryable): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [rule, query] of Object.entries(CHECKS)) {
    const { rows } = await db.execute<{ id: number; detail: string }>(
      sql`select * from (${query}) broken limit 20`,
    )
    if (rows.length > 0) violations.push({ rule, rows })
  }
  return violations
}

/** The numbers of verified rows, and the shoppers' balances computed from the entries. */
export async function countProven(db: Queryable) {
  const { rows } = await db.execute<Record<keyof typeof COUNTED, number>>(sql`
    select ${sql.join(
      Object.entries(COUNTED).map(
        ([name, count]) => sql`(${count})::float8 as ${sql.identifier(name)}`,
      ),
      sql`, `,
    )}`)
  return rows[0]!
}

const heldOn = (kind: string) => sql`
  select coalesce(sum(e.amount), 0) from ledger_entries e
    join ledger_accounts a on a.id = e.account_id and a.kind = ${kind}`

const COUNTED = {
  shoppers: sql`select count(*) from users`,
  orders: sql`select count(*) from orders`,
  topUps: sql`select count(*) from recharges`,
  withdrawals: sql`select count(*) from withdrawals`,
  refunds: sql`select count(*) from refunds`,
  transfers: sql`select count(*) from ledger_transfers`,
  entries: sql`select count(*) from ledger_entries`,
  availableCents: heldOn('user_available'),
  frozenCents: heldOn('user_frozen'),
}
