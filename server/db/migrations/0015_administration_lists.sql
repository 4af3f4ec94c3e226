-- outside a transaction
-- safe: a thousand rows per transaction, and a repeated run continues.
DO $$
DECLARE
  done bigint := 0;
  upto bigint;
BEGIN
  LOOP
    SELECT max(id) INTO upto FROM (SELECT id FROM refunds WHERE id > done ORDER BY id LIMIT 1000) AS batch;
    EXIT WHEN upto IS NULL;
    UPDATE refunds SET shop_id = orders.shop_id FROM orders
      WHERE orders.id = refunds.order_id AND refunds.id > done AND refunds.id <= upto AND refunds.shop_id IS NULL;
    done := upto;
    COMMIT;
  END LOOP;
END $$;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS users_family_first;--> statement-breakpoint
CREATE INDEX CONCURRENTLY users_family_first ON users (replace(lower(family_name || given_name), ' ', '') text_pattern_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS users_given_first;--> statement-breakpoint
CREATE INDEX CONCURRENTLY users_given_first ON users (replace(lower(given_name || family_name), ' ', '') text_pattern_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS users_blocked;--> statement-breakpoint
CREATE INDEX CONCURRENTLY users_blocked ON users (id) WHERE blocked_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS orders_status_created;--> statement-breakpoint
CREATE INDEX CONCURRENTLY orders_status_created ON orders (status, created_at, id);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS orders_shop_created;--> statement-breakpoint
CREATE INDEX CONCURRENTLY orders_shop_created ON orders (shop_id, status, created_at, id);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS parcels_tracking_no;--> statement-breakpoint
CREATE INDEX CONCURRENTLY parcels_tracking_no ON parcels (tracking_no);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS recharges_method_created;--> statement-breakpoint
CREATE INDEX CONCURRENTLY recharges_method_created ON recharges (method, status, created_at, id);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS recharges_txid;--> statement-breakpoint
CREATE INDEX CONCURRENTLY recharges_txid ON recharges (txid) WHERE txid is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS refunds_status_created;--> statement-breakpoint
CREATE INDEX CONCURRENTLY refunds_status_created ON refunds (status, created_at, id);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS refunds_shop_created;--> statement-breakpoint
CREATE INDEX CONCURRENTLY refunds_shop_created ON refunds (shop_id, status, created_at, id);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS withdrawals_status_created;--> statement-breakpoint
CREATE INDEX CONCURRENTLY withdrawals_status_created ON withdrawals (status, created_at, id);
