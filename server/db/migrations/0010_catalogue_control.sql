ALTER TABLE "uploads" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "staff_id" bigint;--> statement-breakpoint

-- Pages show these columns too
CREATE TRIGGER products_described AFTER UPDATE OF category_id, image_alts ON products
  FOR EACH ROW WHEN ((OLD.category_id, OLD.image_alts) IS DISTINCT FROM (NEW.category_id, NEW.image_alts))
  EXECUTE FUNCTION note_product_change();
--> statement-breakpoint
CREATE TRIGGER skus_arranged AFTER UPDATE OF value_indexes, is_retired ON skus
  FOR EACH ROW WHEN ((OLD.value_indexes, OLD.is_retired) IS DISTINCT FROM (NEW.value_indexes, NEW.is_retired))
  EXECUTE FUNCTION note_sku_change();
--> statement-breakpoint
CREATE TRIGGER shops_opened AFTER UPDATE OF is_open ON shops
  FOR EACH ROW WHEN (OLD.is_open IS DISTINCT FROM NEW.is_open)
  EXECUTE FUNCTION note_shop_change();
--> statement-breakpoint

-- A retired SKU is sold out for the search and for the date of the product
CREATE OR REPLACE FUNCTION refresh_product_search(product products, is_stale boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  has_stock boolean;
BEGIN
  IF NOT product.is_on_sale THEN
    DELETE FROM product_search WHERE product_id = product.id;
    RETURN;
  END IF;
  -- Two orders that take the last of two SKUs take turns here, so that the second sees what the first took.
  PERFORM 1 FROM product_search WHERE product_id = product.id FOR UPDATE;
  has_stock := EXISTS (SELECT 1 FROM skus WHERE product_id = product.id AND stock > 0 AND NOT is_retired);
  INSERT INTO product_search AS s
    (product_id, category_id, price, sales, rating, listed_at, is_in_stock, is_popular)
  VALUES (product.id, product.category_id, product.price, product.sales,
    CASE WHEN product.review_count = 0 THEN 0 ELSE product.rating_sum::float8 / product.review_count END,
    product.listed_at, has_stock,
    EXISTS (SELECT 1 FROM search_popular_tier WHERE least_sales <= product.sales))
  ON CONFLICT (product_id) DO UPDATE SET
    category_id = excluded.category_id, price = excluded.price, sales = excluded.sales,
    rating = excluded.rating, listed_at = excluded.listed_at, is_in_stock = excluded.is_in_stock,
    is_popular = excluded.is_popular, is_stale = s.is_stale OR refresh_product_search.is_stale;
END $$;
--> statement-breakpoint
CREATE TRIGGER skus_dated_when_retired AFTER UPDATE OF is_retired ON skus
  FOR EACH ROW WHEN (OLD.is_retired IS DISTINCT FROM NEW.is_retired)
  EXECUTE FUNCTION date_product_of_sku();
--> statement-breakpoint
CREATE TRIGGER skus_searched_when_retired AFTER UPDATE OF is_retired ON skus
  FOR EACH ROW WHEN (OLD.is_retired IS DISTINCT FROM NEW.is_retired)
  EXECUTE FUNCTION note_stock_search();
