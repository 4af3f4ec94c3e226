-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS products_handle;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY products_handle ON products (handle);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS shops_handle;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY shops_handle ON shops (handle);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS skus_code;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY skus_code ON skus (code);
