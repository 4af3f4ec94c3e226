-- A session that writes the index of words itself says so, and the triggers leave it to that session.
CREATE FUNCTION is_bulk_load() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(current_setting('sampan.bulk_load', true), '') = 'on'
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER products_searched AFTER INSERT OR DELETE OR UPDATE OF
  texts, shop_id, category_id, price, sales, rating_sum, review_count, is_on_sale, listed_at ON products
  FOR EACH ROW WHEN (NOT is_bulk_load()) EXECUTE FUNCTION note_product_search();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER skus_searched_when_added AFTER INSERT ON skus
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (NOT is_bulk_load())
  EXECUTE FUNCTION note_sku_search();
--> statement-breakpoint
-- Coarse marks (capital letters) keep the conditions of wide ranges short.
CREATE OR REPLACE FUNCTION product_marks(product products, is_in_stock boolean) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  tenths integer := CASE WHEN product.review_count = 0 THEN 0 ELSE product.rating_sum * 10 / product.review_count END;
  sales_step integer := step_of(product.sales);
  price_step integer := step_of(product.price);
  day integer := floor(extract(epoch FROM product.listed_at) / 86400)::integer;
BEGIN
  RETURN array_remove(ARRAY[
    '#c' || product.category_id,
    '#s' || product.shop_id,
    '#h' || sales_step,
    '#H' || sales_step / 16,
    '#p' || price_step,
    '#P' || price_step / 16,
    '#n' || day,
    '#N' || day / 32,
    '#r' || tenths,
    '#b' || width_bucket(product.price, '{2000,5000,10000,30000}'::bigint[]),
    '#x' || product.id % 64,
    CASE WHEN tenths >= 40 THEN '#g4' END,
    CASE WHEN tenths >= 30 THEN '#g3' END,
    CASE WHEN is_in_stock THEN '#k' END
  ], NULL);
END $$;
--> statement-breakpoint
SELECT count(refresh_product_search(products, false)) FROM products;
--> statement-breakpoint
-- The planner knows neither what a match costs nor how few rows the marks leave, and would read the table.
CREATE FUNCTION matching_products(condition tsquery) RETURNS TABLE (
  product_id bigint, category_id integer, price bigint, sales integer, rating double precision,
  listed_at timestamptz, is_in_stock boolean
) LANGUAGE sql STABLE ROWS 500 SET enable_seqscan = off AS $$
  SELECT product_id, category_id, price, sales, rating, listed_at, is_in_stock
  FROM product_search WHERE words @@ condition
$$;
