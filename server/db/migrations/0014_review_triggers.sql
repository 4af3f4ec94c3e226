-- The share that each shop has so far goes on from the reviews its products have.
UPDATE shops SET rated_count = s.rated, favorable_count = round(s.rated * favorable_rate / 100.0)
FROM (SELECT shop_id, sum(review_count) AS rated FROM products GROUP BY shop_id) s
WHERE s.shop_id = shops.id;
--> statement-breakpoint
CREATE TRIGGER products_rated AFTER UPDATE OF rating_sum, review_count ON products
  FOR EACH ROW WHEN ((OLD.rating_sum, OLD.review_count) IS DISTINCT FROM (NEW.rating_sum, NEW.review_count))
  EXECUTE FUNCTION note_product_change();
--> statement-breakpoint
CREATE TRIGGER shops_rated AFTER UPDATE OF favorable_rate ON shops
  FOR EACH ROW WHEN (OLD.favorable_rate IS DISTINCT FROM NEW.favorable_rate)
  EXECUTE FUNCTION note_shop_change();
