-- Products count for their shop, with their category and picture, from the time they are first on sale. New rows are
-- counted by the code that inserts them, and those of a shop that opens by the code that opens it, once for all.
-- safe: only shops with products that were never on sale, of which there are few.
UPDATE shops s SET
  product_count = (SELECT count(*) FROM products p WHERE p.shop_id = s.id AND NOT p.is_draft),
  pictures = ARRAY(SELECT p.images[1] FROM products p
    WHERE p.shop_id = s.id AND p.is_on_sale AND p.images[1] IS NOT NULL ORDER BY p.sales DESC, p.id DESC LIMIT 3)
WHERE s.id IN (SELECT p.shop_id FROM products p WHERE p.is_draft);
--> statement-breakpoint
CREATE FUNCTION note_published_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shops SET
    product_count = product_count + OLD.is_draft::integer,
    category_ids = CASE WHEN NEW.category_id = ANY (category_ids) THEN category_ids
      ELSE category_ids || NEW.category_id END,
    pictures = CASE WHEN OLD.is_draft AND NEW.images[1] IS NOT NULL THEN (pictures || NEW.images[1])[1:3]
      ELSE pictures END
  WHERE id = NEW.shop_id AND (OLD.is_draft OR NOT NEW.category_id = ANY (category_ids));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_published_in_shop AFTER UPDATE OF is_on_sale ON products
  FOR EACH ROW WHEN (NEW.is_on_sale AND NOT OLD.is_on_sale
    AND coalesce(current_setting('sampan.opens_shop', true), '') <> 'on')
  EXECUTE FUNCTION note_published_product();
