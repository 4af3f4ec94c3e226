import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from './verifier-scope'

/** Rules of orders and refunds, for the rows of the scope. */
export const orderRules = (on: Scope): Record<string, SQL> => ({
  'an order is charged exactly when it is paid': sql`
    select o.id, 'status ' || o.status || ', charges ' || count(t.id) as detail
    from orders o left join ledger_transfers t on t.kind = 'purchase' and t.ref_id = o.id
    where o.total > 0 and ${on.orders('o.id')}
    group by o.id having (o.paid_at is not null) <> (count(t.id) = 1) or count(t.id) > 1`,
  'a charge equals the order’s total': sql`
    select o.id, o.total || ' <> ' || -sum(e.amount) as detail
    from orders o
      join ledger_transfers t on t.kind = 'purchase' and t.ref_id = o.id
      join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.user_id = o.user_id
    where ${on.orders('o.id')}
    group by o.id having -sum(e.amount) <> o.total`,
  'an order’s total is its items and freight': sql`
    select o.id, o.subtotal || ' <> ' || coalesce(sum(i.price * i.quantity), 0) as detail
    from orders o left join order_items i on i.order_id = o.id
    where ${on.orders('o.id')}
    group by o.id having o.subtotal <> coalesce(sum(i.price * i.quantity), 0)`,
  'an item is in parcels at most as often as it was ordered': sql`
    select i.id, 'order ' || i.order_id || ': ' || sum(p.quantity) || ' of ' || i.quantity as detail
    from parcel_items p join order_items i on i.id = p.order_item_id
    where ${on.orders('p.order_id')}
    group by i.id having sum(p.quantity) > i.quantity or bool_or(p.order_id <> i.order_id)`,
  'stock is never below zero': sql`select id, stock::text as detail from skus where stock < 0 and ${on.skus('id')}`,
  'the refunded sum of an order equals its refund transfers and is at most its total': sql`
    select o.id, o.refunded || ' of ' || o.total || ' <> ' || coalesce(sum(e.amount), 0) as detail
    from orders o
      left join refunds r on r.order_id = o.id
      left join ledger_transfers t on t.kind = 'refund' and t.ref_id = r.id
      left join ledger_accounts a on a.user_id = o.user_id and a.kind = 'user_available'
      left join ledger_entries e on e.transfer_id = t.id and e.account_id = a.id
    where ${on.orders('o.id')}
    group by o.id
    having o.refunded <> coalesce(sum(e.amount), 0) or o.refunded > o.total
      or (o.refunded > 0 and o.paid_at is null)`,
  'a refund is paid back exactly when it is settled, by its amount': sql`
    select r.id, 'status ' || r.status || ', amount ' || r.amount || ', paid back '
      || count(distinct t.id) || ' times, ' || coalesce(sum(e.amount), 0) as detail
    from refunds r
      left join ledger_transfers t on t.kind = 'refund' and t.ref_id = r.id
      left join ledger_entries e on e.transfer_id = t.id and e.amount > 0
    where ${on.refunds('r.id')}
    group by r.id
    having count(distinct t.id) <> case when r.status = 2 then 1 else 0 end
      or (r.status = 2) <> (r.settled_at is not null)
      or coalesce(sum(e.amount), 0) <> case when r.status = 2 then r.amount else 0 end`,
  'an order is in refund exactly while a request for it is open': sql`
    select o.id, 'status ' || o.status || ', open requests ' || count(r.id) as detail
    from orders o left join refunds r on r.order_id = o.id and r.status in (0, 1)
    where ${on.orders('o.id')}
    group by o.id having (o.status in (-2, -4)) <> (count(r.id) = 1) or count(r.id) > 1`,
  'an order is refunded only by refunds': sql`
    select o.id, 'refunded ' || o.refunded as detail from orders o
    where o.status = -3 and o.refunded = 0 and ${on.orders('o.id')}`,
})

/** Rules of reserved stock, promo codes and events, for the rows of the scope. */
export const stockRules = (on: Scope): Record<string, SQL> => ({
  'reserved stock equals the items of active orders': sql`
    select s.id, s.taken || ' <> ' || coalesce(h.held, 0) as detail
    from skus s left join (
      select i.sku_id, sum(case when i.is_restocked then (
        select coalesce(sum(p.quantity), 0) from parcel_items p
        where p.order_id = i.order_id and p.order_item_id = i.id
      ) else i.quantity end) as held
      from order_items i join orders o on o.id = i.order_id
      where o.status <> -1 and not (o.status = -3 and o.shipped_at is null)
        and ${on.skus('i.sku_id')}
      group by i.sku_id
    ) h on h.sku_id = s.id
    where s.taken <> coalesce(h.held, 0) and ${on.skus('s.id')}`,
  'only items of a refunded order return their stock before shipment': sql`
    select i.id, 'order ' || o.id || ', status ' || o.status as detail
    from order_items i join orders o on o.id = i.order_id
    where i.is_restocked and ${on.orders('o.id')} and (o.refunded = 0
      or not exists (select from refund_items r where r.order_item_id = i.id) and o.status <> -3)`,
  'an order has a cancellation time exactly when it is cancelled': sql`
    select id, 'status ' || status as detail from orders
    where ${on.orders('id')}
      and ((status = -1) <> (cancelled_at is not null) or (status = -1 and paid_at is not null))`,
  'a shopper’s promo count equals the active uses': sql`
    select coalesce(s.user_id, u.user_id) as id,
      'promo ' || coalesce(s.promo_id, u.promo_id) || ': ' || coalesce(s.used, 0) || ' <> ' || coalesce(u.living, 0) as detail
    from (select * from promo_shoppers where ${on.shoppers('user_id')}) s full join (
      select promo_id, user_id, count(*) as living from promo_uses where released_at is null and ${on.shoppers('user_id')} group by 1, 2
    ) u on u.promo_id = s.promo_id and u.user_id = s.user_id
    where coalesce(s.used, 0) <> coalesce(u.living, 0)`,
  'a promo use is released exactly when all its orders are cancelled': sql`
    select u.id, 'released ' || (u.released_at is not null) as detail
    from promo_uses u
    where ${on.promoUses('u.id')} and (u.released_at is not null) = exists (
      select 1 from orders o where o.promo_use_id = u.id and o.status <> -1)`,
  'every paid order has its event': sql`
    select o.id, 'no event' as detail from orders o
    where ${on.orders('o.id')} and o.paid_at is not null and not exists (
      select 1 from events e where e.user_id = o.user_id and e.kind = 'order' and e.ref_id = o.id and e.detail = 'paid')`,
})
