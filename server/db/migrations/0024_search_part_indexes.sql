-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "product_search_head_1";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_search_head_1" ON "product_search" USING gin ("words") WITH (fastupdate=false) WHERE head >= 1;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_search_head_2";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_search_head_2" ON "product_search" USING gin ("words") WITH (fastupdate=false) WHERE head >= 2;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_search_part_8";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_search_part_8" ON "product_search" USING gin ("words") WITH (fastupdate=false) WHERE part_of(product_id) % 8 = 0;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_search_part_64";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_search_part_64" ON "product_search" USING gin ("words") WITH (fastupdate=false) WHERE part_of(product_id) = 0;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_search_sample";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_search_sample" ON "product_search" USING btree ("product_id") WHERE part_of(product_id) = 0;
