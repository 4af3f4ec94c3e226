-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS reviews_language_latest;--> statement-breakpoint
CREATE INDEX CONCURRENTLY reviews_language_latest ON reviews (
  product_id,
  (case when octet_length(content) = length(content) then 'en'
    when content ~ '[\u0E00-\u0E7F]' then 'th'
    when content ~ '[\u3041-\u30FA]' then 'ja'
    when content ~ '[\uAC00-\uD7A3]' then 'ko'
    when content ~ '[\u4E00-\u9FFF]' then 'zh-CN' else 'en' end),
  created_at DESC,
  id DESC
);
