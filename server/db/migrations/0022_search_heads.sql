-- An even part of the catalogue, 0 to 63, that has nothing to do with the order in which goods were entered.
CREATE FUNCTION part_of(product_id bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ((((product_id % 4194304) * 2654435761) >> 16) & 63)::integer;
--> statement-breakpoint
CREATE TABLE "search_heads" (
	"level" smallint PRIMARY KEY NOT NULL,
	"least_sales" integer NOT NULL,
	"complete_from" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "head" smallint DEFAULT 0 NOT NULL;
