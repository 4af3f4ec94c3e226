-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS order_items_sku;--> statement-breakpoint
CREATE INDEX CONCURRENTLY order_items_sku ON order_items (sku_id);
