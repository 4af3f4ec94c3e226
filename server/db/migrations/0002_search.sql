CREATE TABLE "popular_searches" (
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"phrase" text NOT NULL,
	"heat" double precision NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "popular_searches_locale_key_pk" PRIMARY KEY("locale","key")
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"sales" integer NOT NULL,
	"rating" double precision NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"marks" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_votes" (
	"week" date NOT NULL,
	"visitor" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "search_votes_week_visitor_locale_key_pk" PRIMARY KEY("week","visitor","locale","key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"locale" text NOT NULL,
	"names" integer DEFAULT 0 NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"shops" integer DEFAULT 0 NOT NULL,
	"variants" text[] NOT NULL,
	CONSTRAINT "search_words_word_locale_pk" PRIMARY KEY("word","locale")
);
--> statement-breakpoint
CREATE TABLE "shop_search" (
	"shop_id" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
DROP INDEX "favourites_latest";--> statement-breakpoint
DROP INDEX "follows_latest";--> statement-breakpoint
DROP INDEX "products_hot";--> statement-breakpoint
DROP INDEX "products_shop_hot";--> statement-breakpoint
DROP INDEX "products_category_hot";--> statement-breakpoint
DROP INDEX "reviews_product_latest";--> statement-breakpoint
DROP INDEX "shops_hot";--> statement-breakpoint
CREATE INDEX "popular_searches_hot" ON "popular_searches" USING btree ("locale","heat" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_stale" ON "product_search" USING btree ("product_id") WHERE is_stale;--> statement-breakpoint
CREATE INDEX "search_words_variants" ON "search_words" USING gin ("variants") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "shop_search_words" ON "shop_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "shop_search_stale" ON "shop_search" USING btree ("shop_id") WHERE is_stale;--> statement-breakpoint
CREATE INDEX "products_new" ON "products" USING btree ("listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ((case when review_count = 0 then 0 else rating_sum::float8 / review_count end) desc,"id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "shops_new" ON "shops" USING btree ("opened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shops_rating" ON "shops" USING btree ("favorable_rate" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourites_latest" ON "favourites" USING btree ("user_id","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_latest" ON "follows" USING btree ("user_id","created_at" DESC NULLS FIRST,"shop_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_hot" ON "products" USING btree ("sales" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "products_shop_hot" ON "products" USING btree ("shop_id","sales" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "products_category_hot" ON "products" USING btree ("category_id","sales" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "reviews_product_latest" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shops_hot" ON "shops" USING btree ("sales" DESC NULLS FIRST,"id" DESC NULLS FIRST);