ALTER TABLE "skus" ADD COLUMN "taken" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "skus" SET "taken" = held.pieces FROM (
	SELECT i."sku_id", sum(i."quantity") AS pieces FROM "order_items" i
	JOIN "orders" o ON o."id" = i."order_id" WHERE o."status" <> -1 AND NOT (o."status" = -3 AND o."shipped_at" IS NULL) GROUP BY i."sku_id"
) held WHERE held."sku_id" = "skus"."id";--> statement-breakpoint
UPDATE "orders" SET "search_text" = lower(normalize("order_no" || E'\n' || coalesce((
	SELECT string_agg(DISTINCT t.value ->> 'name', E'\n') FROM "order_items" i, jsonb_each(i."texts") t
	WHERE i."order_id" = "orders"."id"
), ''), NFKC));
