-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "pay_tickets_user";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "pay_tickets_user" ON "pay_tickets" USING btree ("user_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_under_way";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_under_way" ON "orders" USING btree ("id") WHERE shipped_at is not null and delivered_at is null and received_at is null;
