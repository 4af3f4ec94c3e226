INSERT INTO ledger_accounts (kind) VALUES ('sales'), ('fee_income'), ('topup_clearing'), ('payout_clearing');
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION check_transfer_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference numeric;
BEGIN
  SELECT coalesce(sum(amount), 0) INTO difference FROM ledger_entries WHERE transfer_id = NEW.transfer_id;
  IF difference <> 0 THEN
    RAISE EXCEPTION 'transfer % does not sum to zero: %', NEW.transfer_id, difference USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_transfer_balances();
--> statement-breakpoint
CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (tag) VALUES ('product-' || NEW.id), ('shop-' || NEW.shop_id), ('home');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE OF texts, images, price, original_price, is_on_sale ON products
  FOR EACH ROW WHEN ((OLD.texts, OLD.images, OLD.price, OLD.original_price, OLD.is_on_sale)
    IS DISTINCT FROM (NEW.texts, NEW.images, NEW.price, NEW.original_price, NEW.is_on_sale))
  EXECUTE FUNCTION note_product_change();
--> statement-breakpoint
CREATE FUNCTION note_sku_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (tag) VALUES ('product-' || NEW.product_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER skus_changed AFTER UPDATE OF price, stock, image ON skus
  FOR EACH ROW WHEN ((OLD.price, OLD.stock, OLD.image) IS DISTINCT FROM (NEW.price, NEW.stock, NEW.image))
  EXECUTE FUNCTION note_sku_change();
--> statement-breakpoint
CREATE FUNCTION note_shop_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (tag) VALUES ('shop-' || NEW.id), ('home');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shops_changed AFTER UPDATE OF texts, logo, banner, category_ids ON shops
  FOR EACH ROW WHEN ((OLD.texts, OLD.logo, OLD.banner, OLD.category_ids)
    IS DISTINCT FROM (NEW.texts, NEW.logo, NEW.banner, NEW.category_ids))
  EXECUTE FUNCTION note_shop_change();
