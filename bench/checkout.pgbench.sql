\set user :user0 + :client_id
\set address :address0 + :client_id
\set sku :sku0 + :client_id
select sessions.id, user_id, last_seen_at from sessions where user_id = :user and expires_at > now() limit 1;
begin;
insert into idempotency_keys (user_id, route, key, body_hash) values (:user, 'order/create', gen_random_uuid()::text, repeat('x', 44)) on conflict do nothing returning id as key \gset
select * from addresses where id = :address and user_id = :user;
select s.id, s.price, s.stock, s.image, p.images[1], p.texts, p.is_on_sale, h.id, h.texts, h.logo from skus s join products p on p.id = s.product_id join shops h on h.id = p.shop_id where s.id in (:sku);
update skus set stock = stock - 1, taken = taken + 1 where id = :sku and stock >= 1 returning price;
insert into orders (order_no, user_id, shop_id, status, subtotal, freight, discount, total, remark, address, pay_before, search_text) values (replace(gen_random_uuid()::text, '-', ''), :user, 1, 0, 1000, 499, 0, 1499, '', jsonb_build_object('id', 1, 'addressee', 'Ann', 'phone', '+66 80', 'area', 'Bangkok', 'detail', '1 River Road', 'tag', 'Home', 'is_default', true), now() + interval '30 minutes', repeat('name of the goods ', 10)) returning id as ord, order_no \gset
insert into order_items (order_id, product_id, sku_id, texts, image, price, quantity) select :ord, product_id, id, jsonb_build_object('en', jsonb_build_object('name', repeat('name ', 60), 'values', '[]'::jsonb)), '/api/pictures/package.sand.1', 1000, 1 from skus where id = :sku;
insert into events (user_id, kind, ref_id, detail) values (:user, 'order', :ord, 'created');
update idempotency_keys set answer = jsonb_build_object('orders', jsonb_build_array(jsonb_build_object('id', :ord::bigint, 'total', 1499)), 'total', 1499) where id = :key;
commit;
insert into pay_tickets (user_id, ticket_hash, target, expires_at) values (:user, decode(md5(random()::text), 'hex'), 'pay', now() + interval '2 minutes') returning id as ticket \gset
select sessions.id, user_id, last_seen_at from sessions where user_id = :user and expires_at > now() limit 1;
begin;
insert into idempotency_keys (user_id, route, key, body_hash) values (:user, 'order/pay', gen_random_uuid()::text, repeat('x', 44)) on conflict do nothing returning id as key \gset
update orders set status = 1, paid_at = now() where id = :ord and user_id = :user and status = 0 and pay_before > now() returning id, total;
update pay_tickets set spent_at = now() where id = :ticket and user_id = :user and spent_at is null and expires_at > now() returning id;
select min(id) filter (where kind = 'sales') as sales, min(id) filter (where user_id = :user) as own from ledger_accounts where kind in ('user_available', 'sales') and (user_id = :user or user_id is null) \gset
update ledger_accounts set balance = balance - 1499 where id = :own and balance - 1499 >= 0 returning balance as left_over \gset
insert into ledger_transfers (kind, ref_id) values ('purchase', :ord) returning id as transfer \gset
insert into ledger_entries (transfer_id, account_id, amount, balance_after) values (:transfer, :own, -1499, :left_over), (:transfer, :sales, 1499, null);
insert into notices (user_id, code, params, ref_id) values (:user, 'orderPaid', jsonb_build_object('orderNo', '26'), :ord) returning id as notice \gset
insert into events (user_id, kind, ref_id, detail) values (:user, 'order', :ord, 'paid'), (:user, 'notice', :notice, 'new');
select kind, balance from ledger_accounts where user_id = :user;
update idempotency_keys set answer = jsonb_build_object('paid', jsonb_build_array(:ord::bigint), 'balance', 0) where id = :key;
commit;
