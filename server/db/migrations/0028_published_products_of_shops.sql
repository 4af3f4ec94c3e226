-- Products count for their shop, with their category and picture, from the time they are first on sale. New rows are
-- counted by the code that inserts them.
-- safe: only shops with products that were never on sale, of which there are few.
UPDATE shops s SET
  product_count = (SELECT count(*) FROM products p WHERE p.shop_id = s.id AND NOT p.is_draft),
  pictures = ARRAY(SELECT p.images[1] FROM products p
    WHERE p.shop_id = s.id AND p.is_on_sale AND p.images[1] IS NOT NULL ORDER BY p.sales DESC, p.id DESC LIMIT 3)
WHERE s.id IN (SELECT p.shop_id FROM products p WHERE p.is_draft);
--> statement-breakpoint
CREATE FUNCTION note_published_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shops s SET
    product_count = s.product_count + n.published,
    category_ids = s.category_ids || ARRAY(SELECT c FROM unnest(n.category_ids) c WHERE c <> ALL (s.category_ids)),
    pictures = (s.pictures || n.pictures)[1:3]
  FROM (
    SELECT shops.id, o.published, o.category_ids, o.pictures
    FROM shops JOIN (
      SELECT a.shop_id, count(*) FILTER (WHERE b.is_draft)::integer AS published,
        array_agg(DISTINCT a.category_id) AS category_ids,
        coalesce((array_agg(a.images[1] ORDER BY a.sales DESC, a.id) FILTER (WHERE b.is_draft
          AND a.images[1] IS NOT NULL))[1:3], '{}') AS pictures
      FROM rows_after a JOIN rows_before b USING (id)
      WHERE a.is_on_sale AND NOT b.is_on_sale
      GROUP BY a.shop_id
    ) o ON o.shop_id = shops.id
    ORDER BY shops.id FOR NO KEY UPDATE OF shops
  ) n
  WHERE n.id = s.id AND (n.published > 0 OR NOT n.category_ids <@ s.category_ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Last, because it locks the table until the migration ends.
CREATE TRIGGER products_published_in_shop AFTER UPDATE ON products
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT WHEN (NOT is_bulk_load()) EXECUTE FUNCTION note_published_products();
