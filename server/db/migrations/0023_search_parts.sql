-- A search reads many rows and no vectors of words: these lie beside the table, which stays small enough to be kept in memory.
ALTER TABLE product_search ALTER COLUMN words SET STORAGE EXTERNAL, SET (toast_tuple_target = 256);
--> statement-breakpoint
CREATE FUNCTION head_of(sold integer) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT count(*)::smallint FROM search_heads WHERE least_sales <= sold
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_product_search(product products, has_new_words boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  has_stock boolean;
  new_marks text[];
BEGIN
  IF NOT product.is_on_sale THEN
    DELETE FROM product_search WHERE product_id = product.id;
    RETURN;
  END IF;
  -- Two orders that take the last of two SKUs take turns here, so that the second sees what the first took.
  PERFORM 1 FROM product_search WHERE product_id = product.id FOR UPDATE;
  has_stock := EXISTS (SELECT 1 FROM skus WHERE product_id = product.id AND stock > 0);
  new_marks := product_marks(product, has_stock);
  INSERT INTO product_search AS s
    (product_id, category_id, price, sales, rating, listed_at, is_in_stock, marks, words, head)
  VALUES (product.id, product.category_id, product.price, product.sales,
    CASE WHEN product.review_count = 0 THEN 0 ELSE product.rating_sum::float8 / product.review_count END,
    product.listed_at, has_stock, new_marks, array_to_tsvector(new_marks), head_of(product.sales))
  ON CONFLICT (product_id) DO UPDATE SET
    category_id = excluded.category_id, price = excluded.price, sales = excluded.sales,
    rating = excluded.rating, listed_at = excluded.listed_at, is_in_stock = excluded.is_in_stock,
    marks = excluded.marks, is_stale = s.is_stale OR has_new_words, head = excluded.head,
    -- Unchanged words keep the row out of the index's way: most changes are of the number of sales.
    words = CASE WHEN s.marks = excluded.marks THEN s.words
      ELSE ts_delete(s.words, s.marks) || excluded.words END;
END $$;
--> statement-breakpoint
-- The planner knows neither what a match costs nor how few rows a condition leaves, and would read the table.
-- A part is named by its number because the planner must see its index's condition in the statement.
CREATE FUNCTION products_matching(condition tsquery, part text) RETURNS TABLE (
  product_id bigint, category_id integer, price bigint, sales integer, rating double precision,
  listed_at timestamptz, is_in_stock boolean
) LANGUAGE plpgsql STABLE ROWS 500 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  CASE part
    WHEN 'all' THEN RETURN QUERY
      SELECT s.product_id, s.category_id, s.price, s.sales, s.rating, s.listed_at, s.is_in_stock
      FROM product_search s WHERE s.words @@ condition;
    WHEN 'head 1' THEN RETURN QUERY
      SELECT s.product_id, s.category_id, s.price, s.sales, s.rating, s.listed_at, s.is_in_stock
      FROM product_search s WHERE s.words @@ condition AND s.head >= 1
        AND s.sales >= (SELECT complete_from FROM search_heads WHERE level = 1);
    WHEN 'head 2' THEN RETURN QUERY
      SELECT s.product_id, s.category_id, s.price, s.sales, s.rating, s.listed_at, s.is_in_stock
      FROM product_search s WHERE s.words @@ condition AND s.head >= 2
        AND s.sales >= (SELECT complete_from FROM search_heads WHERE level = 2);
    WHEN 'one in 8' THEN RETURN QUERY
      SELECT s.product_id, s.category_id, s.price, s.sales, s.rating, s.listed_at, s.is_in_stock
      FROM product_search s WHERE s.words @@ condition AND part_of(s.product_id) % 8 = 0;
    WHEN 'one in 64' THEN RETURN QUERY
      SELECT s.product_id, s.category_id, s.price, s.sales, s.rating, s.listed_at, s.is_in_stock
      FROM product_search s WHERE s.words @@ condition AND part_of(s.product_id) = 0;
  END CASE;
END $$;
