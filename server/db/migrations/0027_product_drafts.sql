ALTER TABLE "products" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION set_product_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_draft := NOT NEW.is_on_sale;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_drafted BEFORE INSERT ON products
  FOR EACH ROW WHEN (NOT NEW.is_on_sale)
  EXECUTE FUNCTION set_product_draft();
--> statement-breakpoint
CREATE TRIGGER products_published BEFORE UPDATE OF is_on_sale ON products
  FOR EACH ROW WHEN (OLD.is_draft AND NEW.is_on_sale)
  EXECUTE FUNCTION set_product_draft();
