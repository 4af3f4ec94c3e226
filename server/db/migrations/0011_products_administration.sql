-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS products_shop;--> statement-breakpoint
CREATE INDEX CONCURRENTLY products_shop ON products (shop_id, id);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS products_off_sale;--> statement-breakpoint
CREATE INDEX CONCURRENTLY products_off_sale ON products (id) WHERE NOT is_on_sale;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS products_shop_off_sale;--> statement-breakpoint
CREATE INDEX CONCURRENTLY products_shop_off_sale ON products (shop_id, id) WHERE NOT is_on_sale;
