-- outside a transaction
-- Accounts were closed without subtracting them. The numbers of a demo are invented.
-- safe: a thousand shops per transaction, and a repeated run changes nothing.
DO $$
DECLARE
  done bigint := 0;
  upto bigint;
BEGIN
  IF EXISTS (SELECT FROM shop_settings WHERE key = 'demo-catalogue' AND value #>> '{}' <> 'false') THEN
    RETURN;
  END IF;
  LOOP
    SELECT max(id) INTO upto FROM (SELECT id FROM shops WHERE id > done ORDER BY id LIMIT 1000) AS batch;
    EXIT WHEN upto IS NULL;
    -- Follow marks are counted after the lock, which their transactions need as well.
    PERFORM FROM shops WHERE id > done AND id <= upto ORDER BY id FOR NO KEY UPDATE;
    UPDATE shops SET fans = coalesce(counted.fans, 0)
      FROM shops AS own LEFT JOIN (
        SELECT shop_id, count(*) AS fans FROM follows WHERE shop_id > done AND shop_id <= upto GROUP BY shop_id
      ) AS counted ON counted.shop_id = own.id
      WHERE own.id = shops.id AND own.id > done AND own.id <= upto
        AND shops.fans <> coalesce(counted.fans, 0);
    done := upto;
    COMMIT;
  END LOOP;
END $$;
