CREATE TABLE "search_price_bounds" (
	"lexeme" text PRIMARY KEY NOT NULL,
	"low" bigint NOT NULL,
	"low_id" bigint NOT NULL,
	"high" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_price_ends" (
	"lexeme" text NOT NULL,
	"price" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	CONSTRAINT "search_price_ends_lexeme_price_product_id_pk" PRIMARY KEY("lexeme","price","product_id")
);
