-- What was there before the columns were has changed as far as is known when it was listed.
UPDATE products SET changed_at = listed_at;
--> statement-breakpoint
UPDATE shops SET changed_at = opened_at;
--> statement-breakpoint
CREATE FUNCTION date_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Sales and ratings move with every order and are not why a page is read again.
CREATE TRIGGER products_dated BEFORE UPDATE OF
  shop_id, category_id, texts, images, price, original_price, is_on_sale ON products
  FOR EACH ROW WHEN (
    (OLD.shop_id, OLD.category_id, OLD.texts, OLD.images, OLD.price, OLD.original_price, OLD.is_on_sale)
    IS DISTINCT FROM
    (NEW.shop_id, NEW.category_id, NEW.texts, NEW.images, NEW.price, NEW.original_price, NEW.is_on_sale))
  EXECUTE FUNCTION date_change();
--> statement-breakpoint
CREATE TRIGGER shops_dated BEFORE UPDATE OF texts, logo, banner, category_ids, pictures, product_count ON shops
  FOR EACH ROW WHEN (
    (OLD.texts, OLD.logo, OLD.banner, OLD.category_ids, OLD.pictures, OLD.product_count)
    IS DISTINCT FROM (NEW.texts, NEW.logo, NEW.banner, NEW.category_ids, NEW.pictures, NEW.product_count))
  EXECUTE FUNCTION date_change();
--> statement-breakpoint
CREATE FUNCTION date_product_of_sku() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET changed_at = now() WHERE id = NEW.product_id AND changed_at < now();
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The page shows which SKUs are sold out, not how many are left. By name this comes before the trigger of the
-- search, so that both lock the product before its row there, as a change of the product itself does.
CREATE TRIGGER skus_dated AFTER UPDATE OF value_indexes, price, image, stock ON skus
  FOR EACH ROW WHEN (
    (OLD.value_indexes, OLD.price, OLD.image, OLD.stock = 0)
    IS DISTINCT FROM (NEW.value_indexes, NEW.price, NEW.image, NEW.stock = 0))
  EXECUTE FUNCTION date_product_of_sku();
--> statement-breakpoint
CREATE FUNCTION date_products_of_skus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Products that are new with their SKUs bear this time already.
  UPDATE products SET changed_at = now()
  WHERE id IN (SELECT product_id FROM changed) AND changed_at < now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER skus_dated_when_added AFTER INSERT ON skus
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (NOT is_bulk_load())
  EXECUTE FUNCTION date_products_of_skus();
--> statement-breakpoint
CREATE TRIGGER skus_dated_when_removed AFTER DELETE ON skus
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION date_products_of_skus();
