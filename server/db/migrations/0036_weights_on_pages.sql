-- The page of a product shows freight and countries by the weight of its SKUs.
CREATE OR REPLACE TRIGGER skus_arranged AFTER UPDATE OF value_indexes, is_retired, weight_grams ON skus
  FOR EACH ROW WHEN ((OLD.value_indexes, OLD.is_retired, OLD.weight_grams)
    IS DISTINCT FROM (NEW.value_indexes, NEW.is_retired, NEW.weight_grams))
  EXECUTE FUNCTION note_sku_change();
