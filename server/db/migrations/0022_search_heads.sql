CREATE TABLE "search_heads" (
	"level" smallint PRIMARY KEY NOT NULL,
	"least_sales" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "head" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_head_1" ON "product_search" USING gin ("words") WITH (fastupdate=false) WHERE head >= 1;--> statement-breakpoint
CREATE INDEX "product_search_head_2" ON "product_search" USING gin ("words") WITH (fastupdate=false) WHERE head >= 2;--> statement-breakpoint
CREATE INDEX "product_search_part_8" ON "product_search" USING gin ("words") WITH (fastupdate=false) WHERE product_id % 8 = 0;--> statement-breakpoint
CREATE INDEX "product_search_part_64" ON "product_search" USING gin ("words") WITH (fastupdate=false) WHERE product_id % 64 = 0;--> statement-breakpoint
CREATE INDEX "product_search_sample" ON "product_search" USING btree ("product_id") WHERE product_id % 64 = 0;