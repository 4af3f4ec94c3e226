-- What gets words or another price is noted at the ends where it belongs. A row that is new has no words yet, and what
-- has left need not be taken away, because who reads the ends looks at the product.
CREATE FUNCTION note_price_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_price_ends (lexeme, price, product_id)
  SELECT lexeme, NEW.price, NEW.product_id FROM search_price_bounds
  WHERE lexeme = ANY(tsvector_to_array(NEW.words))
    AND ((NEW.price, NEW.product_id) <= (low, low_id) OR (NEW.price, NEW.product_id) >= (high, high_id))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_search_price_ends AFTER UPDATE OF price, is_stale ON product_search
  FOR EACH ROW WHEN (OLD.price IS DISTINCT FROM NEW.price OR (OLD.is_stale AND NOT NEW.is_stale))
  EXECUTE FUNCTION note_price_ends();
