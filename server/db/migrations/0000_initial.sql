-- The schema of 0.1.0: tables by subject with their indexes, then functions and triggers.
-- Names of constraints are those that drizzle derives from server/db/tables.

-- Accounts and access

CREATE TABLE users (
  id bigserial PRIMARY KEY,
  family_name text NOT NULL,
  given_name text NOT NULL,
  email text NOT NULL,
  mobile text NOT NULL,
  password_hash text NOT NULL,
  pay_code_hash text,
  pay_tries integer NOT NULL DEFAULT 0,
  pay_locked_until timestamptz(3),
  avatar text,
  language_file text NOT NULL DEFAULT 'tai',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  mobile_changed_at timestamptz(3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email ON users (lower(email));--> statement-breakpoint
CREATE UNIQUE INDEX users_mobile ON users (mobile);--> statement-breakpoint

CREATE TABLE sessions (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT sessions_user_id_users_id_fk REFERENCES users,
  token_hash bytea NOT NULL,
  device text NOT NULL DEFAULT '',
  ip text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX sessions_token ON sessions (token_hash);--> statement-breakpoint
CREATE INDEX sessions_user ON sessions (user_id, id);--> statement-breakpoint

CREATE TABLE known_devices (
  user_id bigint NOT NULL
    CONSTRAINT known_devices_user_id_users_id_fk REFERENCES users,
  device text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT known_devices_user_id_device_pk PRIMARY KEY (user_id, device)
);
--> statement-breakpoint

CREATE TABLE pay_tickets (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT pay_tickets_user_id_users_id_fk REFERENCES users,
  ticket_hash bytea NOT NULL,
  target text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  spent_at timestamptz(3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX pay_tickets_ticket ON pay_tickets (ticket_hash);--> statement-breakpoint
CREATE INDEX pay_tickets_user ON pay_tickets (user_id);--> statement-breakpoint

CREATE TABLE addresses (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT addresses_user_id_users_id_fk REFERENCES users,
  addressee text NOT NULL,
  phone text NOT NULL,
  area text NOT NULL,
  detail text NOT NULL,
  tag text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  country text,
  province text,
  city text,
  postal_code text
);
--> statement-breakpoint
CREATE INDEX addresses_user ON addresses (user_id, id);--> statement-breakpoint
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default;--> statement-breakpoint

CREATE TABLE one_time_codes (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT one_time_codes_user_id_users_id_fk REFERENCES users,
  purpose text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  spent_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX one_time_codes_latest ON one_time_codes (user_id, purpose, id);--> statement-breakpoint

CREATE TABLE try_counters (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
--> statement-breakpoint

CREATE TABLE push_subscriptions (
  session_id bigint PRIMARY KEY
    CONSTRAINT push_subscriptions_session_id_sessions_id_fk REFERENCES sessions ON DELETE CASCADE,
  user_id bigint NOT NULL
    CONSTRAINT push_subscriptions_user_id_users_id_fk REFERENCES users,
  endpoint text NOT NULL,
  p256dh bytea NOT NULL,
  auth bytea NOT NULL,
  sent bigint[] NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);--> statement-breakpoint
CREATE UNIQUE INDEX push_subscriptions_browser ON push_subscriptions (endpoint, auth);--> statement-breakpoint

CREATE TABLE uploads (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT uploads_user_id_users_id_fk REFERENCES users,
  purpose text NOT NULL,
  name text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  used_at timestamptz(3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX uploads_name ON uploads (name);--> statement-breakpoint
CREATE INDEX uploads_user ON uploads (user_id, id);--> statement-breakpoint
CREATE INDEX uploads_unused ON uploads (created_at) WHERE used_at IS NULL;--> statement-breakpoint

CREATE TABLE notices (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT notices_user_id_users_id_fk REFERENCES users,
  code text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  ref_id bigint,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  read_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX notices_user_latest ON notices (user_id, id);--> statement-breakpoint
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;--> statement-breakpoint

-- Content and catalogue

CREATE TABLE articles (
  page text NOT NULL,
  position integer NOT NULL,
  texts jsonb NOT NULL,
  CONSTRAINT articles_page_position_pk PRIMARY KEY (page, position)
);
--> statement-breakpoint

CREATE TABLE categories (
  id integer PRIMARY KEY,
  key text NOT NULL CONSTRAINT categories_key_unique UNIQUE,
  icon text NOT NULL,
  texts jsonb NOT NULL
);
--> statement-breakpoint

CREATE TABLE banners (
  id integer PRIMARY KEY,
  texts jsonb NOT NULL,
  image text NOT NULL,
  link text NOT NULL
);
--> statement-breakpoint

CREATE TABLE shops (
  id bigserial PRIMARY KEY,
  texts jsonb NOT NULL,
  logo text NOT NULL,
  banner text NOT NULL,
  category_ids integer[] NOT NULL,
  pictures text[] NOT NULL DEFAULT '{}',
  sales integer NOT NULL DEFAULT 0,
  fans integer NOT NULL DEFAULT 0,
  product_count integer NOT NULL DEFAULT 0,
  favorable_rate smallint NOT NULL DEFAULT 100,
  opened_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  rated_count integer NOT NULL DEFAULT 0,
  favorable_count integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE INDEX shops_new ON shops (opened_at DESC, id DESC);--> statement-breakpoint
CREATE INDEX shops_rating ON shops (favorable_rate DESC, id DESC);--> statement-breakpoint
CREATE INDEX shops_hot ON shops (sales DESC, id DESC);--> statement-breakpoint

CREATE TABLE products (
  id bigserial PRIMARY KEY,
  shop_id bigint NOT NULL
    CONSTRAINT products_shop_id_shops_id_fk REFERENCES shops,
  category_id integer NOT NULL
    CONSTRAINT products_category_id_categories_id_fk REFERENCES categories,
  texts jsonb NOT NULL,
  images text[] NOT NULL,
  price bigint NOT NULL,
  original_price bigint,
  sales integer NOT NULL DEFAULT 0,
  rating_sum integer NOT NULL DEFAULT 0,
  review_count integer NOT NULL DEFAULT 0,
  is_on_sale boolean NOT NULL DEFAULT true,
  listed_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX products_new ON products (listed_at DESC, id DESC) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX products_price ON products (price DESC, id DESC) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX products_rating ON products (
  (CASE WHEN review_count = 0 THEN 0 ELSE rating_sum::float8 / review_count END) DESC, id DESC
) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX products_hot ON products (sales DESC, id DESC) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX products_shop_hot ON products (shop_id, sales DESC, id DESC) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX products_category_hot ON products (category_id, sales DESC, id DESC) WHERE is_on_sale;--> statement-breakpoint
-- Compression would save a fifth of the space and costs more than the rest of the write
-- (docs/search.md).
ALTER TABLE products ALTER COLUMN texts SET STORAGE EXTERNAL;--> statement-breakpoint

CREATE TABLE skus (
  id bigserial PRIMARY KEY,
  product_id bigint NOT NULL
    CONSTRAINT skus_product_id_products_id_fk REFERENCES products,
  value_indexes smallint[] NOT NULL,
  price bigint NOT NULL,
  stock integer NOT NULL,
  image text,
  taken bigint NOT NULL DEFAULT 0,
  CONSTRAINT skus_not_oversold CHECK (stock >= 0)
);
--> statement-breakpoint
CREATE INDEX skus_product ON skus (product_id);--> statement-breakpoint

CREATE TABLE reviews (
  id bigserial PRIMARY KEY,
  product_id bigint NOT NULL
    CONSTRAINT reviews_product_id_products_id_fk REFERENCES products,
  sku_id bigint
    CONSTRAINT reviews_sku_id_skus_id_fk REFERENCES skus,
  user_id bigint
    CONSTRAINT reviews_user_id_users_id_fk REFERENCES users,
  author text NOT NULL,
  product_rating smallint NOT NULL,
  service_rating smallint NOT NULL,
  shipping_rating smallint NOT NULL,
  content text NOT NULL,
  pictures text[] NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  order_item_id bigint
);
--> statement-breakpoint
CREATE INDEX reviews_product_latest ON reviews (product_id, created_at DESC, id DESC);--> statement-breakpoint
CREATE UNIQUE INDEX reviews_once ON reviews (order_item_id);--> statement-breakpoint

CREATE TABLE favourites (
  user_id bigint NOT NULL
    CONSTRAINT favourites_user_id_users_id_fk REFERENCES users,
  product_id bigint NOT NULL
    CONSTRAINT favourites_product_id_products_id_fk REFERENCES products,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT favourites_user_id_product_id_pk PRIMARY KEY (user_id, product_id)
);
--> statement-breakpoint
CREATE INDEX favourites_latest ON favourites (user_id, created_at DESC, product_id DESC);--> statement-breakpoint

CREATE TABLE follows (
  user_id bigint NOT NULL
    CONSTRAINT follows_user_id_users_id_fk REFERENCES users,
  shop_id bigint NOT NULL
    CONSTRAINT follows_shop_id_shops_id_fk REFERENCES shops,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT follows_user_id_shop_id_pk PRIMARY KEY (user_id, shop_id)
);
--> statement-breakpoint
CREATE INDEX follows_latest ON follows (user_id, created_at DESC, shop_id DESC);--> statement-breakpoint

CREATE TABLE catalogue_changes (
  id bigserial PRIMARY KEY,
  tag text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX catalogue_changes_age ON catalogue_changes (created_at);--> statement-breakpoint

-- Search

-- A hash of the id: products with the hash 0 are a random sample of a 64th of the catalogue,
-- whatever the order of insertion.
CREATE FUNCTION sample_hash(product_id bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ((((product_id % 4194304) * 2654435761) >> 16) & 63)::integer;
--> statement-breakpoint

CREATE TABLE product_search (
  product_id bigint PRIMARY KEY,
  category_id integer NOT NULL,
  price bigint NOT NULL,
  sales integer NOT NULL,
  rating double precision NOT NULL,
  listed_at timestamptz(3) NOT NULL,
  is_in_stock boolean NOT NULL,
  words tsvector NOT NULL DEFAULT '',
  is_stale boolean NOT NULL DEFAULT true,
  is_popular boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE INDEX product_search_words ON product_search USING gin (words) WITH (fastupdate = false);--> statement-breakpoint
-- Vectors of words are stored out of line, so that the rows a search reads stay in memory.
ALTER TABLE product_search ALTER COLUMN words SET STORAGE EXTERNAL, SET (toast_tuple_target = 256);
--> statement-breakpoint
CREATE INDEX product_search_stale ON product_search (product_id) WHERE is_stale;--> statement-breakpoint
CREATE INDEX product_search_popular_words ON product_search USING gin (words)
  WITH (fastupdate = false) WHERE is_popular;--> statement-breakpoint
CREATE INDEX product_search_sample ON product_search (product_id) WHERE sample_hash(product_id) = 0;--> statement-breakpoint
CREATE INDEX product_search_sample_words ON product_search USING gin (words)
  WITH (fastupdate = false) WHERE sample_hash(product_id) = 0;--> statement-breakpoint

CREATE TABLE search_popular_tier (
  id smallint PRIMARY KEY,
  least_sales integer NOT NULL,
  complete_from integer NOT NULL
);
--> statement-breakpoint

CREATE TABLE search_term_prices (
  lexeme text NOT NULL,
  price bigint NOT NULL,
  product_id bigint NOT NULL,
  CONSTRAINT search_term_prices_lexeme_price_product_id_pk PRIMARY KEY (lexeme, price, product_id)
);
--> statement-breakpoint

CREATE TABLE search_term_price_bounds (
  lexeme text PRIMARY KEY,
  low bigint NOT NULL,
  low_id bigint NOT NULL,
  high bigint NOT NULL,
  high_id bigint NOT NULL,
  is_complete boolean NOT NULL DEFAULT false
);
--> statement-breakpoint

CREATE TABLE shop_search (
  shop_id bigint PRIMARY KEY,
  words tsvector NOT NULL DEFAULT '',
  is_stale boolean NOT NULL DEFAULT true
);
--> statement-breakpoint
CREATE INDEX shop_search_words ON shop_search USING gin (words) WITH (fastupdate = false);--> statement-breakpoint
CREATE INDEX shop_search_stale ON shop_search (shop_id) WHERE is_stale;--> statement-breakpoint

-- Words are compared by bytes, whatever the database's collation.
CREATE TABLE search_words (
  word text COLLATE "C" NOT NULL,
  locale text NOT NULL,
  names integer NOT NULL DEFAULT 0,
  mentions integer NOT NULL DEFAULT 0,
  shops integer NOT NULL DEFAULT 0,
  variants text[] NOT NULL,
  CONSTRAINT search_words_word_locale_pk PRIMARY KEY (word, locale)
);
--> statement-breakpoint
CREATE INDEX search_words_variants ON search_words USING gin (variants) WITH (fastupdate = false);--> statement-breakpoint

CREATE TABLE popular_searches (
  locale text NOT NULL,
  key text NOT NULL,
  phrase text NOT NULL,
  heat double precision NOT NULL,
  visitors integer NOT NULL,
  CONSTRAINT popular_searches_locale_key_pk PRIMARY KEY (locale, key)
);
--> statement-breakpoint
CREATE INDEX popular_searches_hot ON popular_searches (locale, heat DESC);--> statement-breakpoint

CREATE TABLE search_votes (
  week date NOT NULL,
  visitor text NOT NULL,
  locale text NOT NULL,
  key text NOT NULL,
  CONSTRAINT search_votes_week_visitor_locale_key_pk PRIMARY KEY (week, visitor, locale, key)
);
--> statement-breakpoint

-- Promotions, cart and orders

CREATE TABLE promos (
  id bigserial PRIMARY KEY,
  code text NOT NULL,
  kind text NOT NULL,
  value integer NOT NULL,
  minimum bigint NOT NULL DEFAULT 0,
  cap bigint,
  starts_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3),
  per_shopper integer NOT NULL DEFAULT 1,
  CONSTRAINT promos_kind CHECK (kind IN ('percent', 'amount')),
  CONSTRAINT promos_value CHECK (value > 0 AND (kind <> 'percent' OR value <= 100))
);
--> statement-breakpoint
CREATE UNIQUE INDEX promos_code ON promos (code);--> statement-breakpoint

CREATE TABLE promo_shoppers (
  promo_id bigint NOT NULL
    CONSTRAINT promo_shoppers_promo_id_promos_id_fk REFERENCES promos,
  user_id bigint NOT NULL
    CONSTRAINT promo_shoppers_user_id_users_id_fk REFERENCES users,
  used integer NOT NULL DEFAULT 0,
  CONSTRAINT promo_shoppers_promo_id_user_id_pk PRIMARY KEY (promo_id, user_id),
  CONSTRAINT promo_shoppers_used CHECK (used >= 0)
);
--> statement-breakpoint

CREATE TABLE promo_uses (
  id bigserial PRIMARY KEY,
  promo_id bigint NOT NULL
    CONSTRAINT promo_uses_promo_id_promos_id_fk REFERENCES promos,
  user_id bigint NOT NULL
    CONSTRAINT promo_uses_user_id_users_id_fk REFERENCES users,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  released_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX promo_uses_shopper ON promo_uses (user_id, promo_id);--> statement-breakpoint

CREATE TABLE cart_lines (
  user_id bigint NOT NULL
    CONSTRAINT cart_lines_user_id_users_id_fk REFERENCES users,
  sku_id bigint NOT NULL
    CONSTRAINT cart_lines_sku_id_skus_id_fk REFERENCES skus,
  quantity integer NOT NULL,
  is_selected boolean NOT NULL DEFAULT true,
  seen_price bigint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT cart_lines_user_id_sku_id_pk PRIMARY KEY (user_id, sku_id),
  CONSTRAINT cart_lines_quantity CHECK (quantity BETWEEN 1 AND 999)
);
--> statement-breakpoint
CREATE INDEX cart_lines_latest ON cart_lines (user_id, created_at);--> statement-breakpoint

CREATE TABLE orders (
  id bigserial PRIMARY KEY,
  order_no text NOT NULL,
  user_id bigint NOT NULL
    CONSTRAINT orders_user_id_users_id_fk REFERENCES users,
  shop_id bigint NOT NULL
    CONSTRAINT orders_shop_id_shops_id_fk REFERENCES shops,
  status smallint NOT NULL DEFAULT 0,
  subtotal bigint NOT NULL,
  freight bigint NOT NULL,
  discount bigint NOT NULL,
  total bigint NOT NULL,
  promo_code text,
  remark text NOT NULL DEFAULT '',
  address jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  pay_before timestamptz(3) NOT NULL,
  paid_at timestamptz(3),
  shipped_at timestamptz(3),
  delivered_at timestamptz(3),
  received_at timestamptz(3),
  completed_at timestamptz(3),
  cancelled_at timestamptz(3),
  status_before smallint,
  refunded bigint NOT NULL DEFAULT 0,
  promo_use_id bigint
    CONSTRAINT orders_promo_use_id_promo_uses_id_fk REFERENCES promo_uses,
  search_text text NOT NULL DEFAULT '',
  CONSTRAINT orders_refunded CHECK (refunded >= 0 AND refunded <= total),
  CONSTRAINT orders_total CHECK (total = subtotal + freight - discount AND total >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX orders_no ON orders (order_no);--> statement-breakpoint
CREATE INDEX orders_unpaid ON orders (pay_before) WHERE status = 0;--> statement-breakpoint
CREATE INDEX orders_to_ship ON orders (paid_at) WHERE status = 1;--> statement-breakpoint
CREATE INDEX orders_to_confirm ON orders (delivered_at) WHERE status = 2;--> statement-breakpoint
CREATE INDEX orders_to_complete ON orders (received_at) WHERE status = 3;--> statement-breakpoint
CREATE INDEX orders_promo_use ON orders (promo_use_id);--> statement-breakpoint
CREATE INDEX orders_user_latest ON orders (user_id, id);--> statement-breakpoint
CREATE INDEX orders_user_status_latest ON orders (user_id, status, id);--> statement-breakpoint
CREATE INDEX orders_under_way ON orders (id)
  WHERE shipped_at IS NOT NULL AND delivered_at IS NULL AND received_at IS NULL;--> statement-breakpoint

CREATE TABLE order_items (
  id bigserial PRIMARY KEY,
  order_id bigint NOT NULL
    CONSTRAINT order_items_order_id_orders_id_fk REFERENCES orders,
  product_id bigint NOT NULL
    CONSTRAINT order_items_product_id_products_id_fk REFERENCES products,
  sku_id bigint NOT NULL
    CONSTRAINT order_items_sku_id_skus_id_fk REFERENCES skus,
  texts jsonb NOT NULL,
  image text NOT NULL,
  price bigint NOT NULL,
  quantity integer NOT NULL,
  refund_status smallint,
  is_reviewed boolean NOT NULL DEFAULT false,
  is_restocked boolean NOT NULL DEFAULT false,
  CONSTRAINT order_items_quantity CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE INDEX order_items_order ON order_items (order_id);--> statement-breakpoint

CREATE TABLE parcels (
  order_id bigint PRIMARY KEY
    CONSTRAINT parcels_order_id_orders_id_fk REFERENCES orders,
  carrier text NOT NULL,
  tracking_no text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint

CREATE TABLE parcel_events (
  id bigserial PRIMARY KEY,
  order_id bigint NOT NULL
    CONSTRAINT parcel_events_order_id_parcels_order_id_fk REFERENCES parcels,
  texts jsonb NOT NULL,
  place text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX parcel_events_order ON parcel_events (order_id, id);--> statement-breakpoint

CREATE TABLE refunds (
  id bigserial PRIMARY KEY,
  sn text NOT NULL,
  order_id bigint NOT NULL
    CONSTRAINT refunds_order_id_orders_id_fk REFERENCES orders,
  user_id bigint NOT NULL
    CONSTRAINT refunds_user_id_users_id_fk REFERENCES users,
  type smallint NOT NULL,
  product_status smallint NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  explanation text NOT NULL,
  evidence bigint[] NOT NULL,
  status smallint NOT NULL DEFAULT 0,
  refuse_reason text,
  carrier text,
  tracking_no text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  agreed_at timestamptz(3),
  settled_at timestamptz(3),
  sent_at timestamptz(3),
  ended_at timestamptz(3),
  CONSTRAINT refunds_amount CHECK (amount > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_sn ON refunds (sn);--> statement-breakpoint
CREATE UNIQUE INDEX refunds_one_open ON refunds (order_id) WHERE status IN (0, 1);--> statement-breakpoint
CREATE INDEX refunds_order ON refunds (order_id);--> statement-breakpoint
CREATE INDEX refunds_user_latest ON refunds (user_id, id);--> statement-breakpoint
CREATE INDEX refunds_waiting ON refunds (created_at) WHERE status IN (0, 1);--> statement-breakpoint

CREATE TABLE refund_items (
  refund_id bigint NOT NULL
    CONSTRAINT refund_items_refund_id_refunds_id_fk REFERENCES refunds,
  order_item_id bigint NOT NULL
    CONSTRAINT refund_items_order_item_id_order_items_id_fk REFERENCES order_items,
  CONSTRAINT refund_items_refund_id_order_item_id_pk PRIMARY KEY (refund_id, order_item_id)
);
--> statement-breakpoint
CREATE INDEX refund_items_item ON refund_items (order_item_id);--> statement-breakpoint

CREATE TABLE idempotency_keys (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT idempotency_keys_user_id_users_id_fk REFERENCES users,
  route text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE UNIQUE INDEX idempotency_keys_once ON idempotency_keys (user_id, route, key);--> statement-breakpoint
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);--> statement-breakpoint

-- Money

CREATE TABLE ledger_accounts (
  id bigserial PRIMARY KEY,
  kind text NOT NULL,
  user_id bigint
    CONSTRAINT ledger_accounts_user_id_users_id_fk REFERENCES users,
  balance bigint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_accounts_not_overdrawn CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX ledger_accounts_user ON ledger_accounts (kind, user_id)
  WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX ledger_accounts_house ON ledger_accounts (kind) WHERE user_id IS NULL;--> statement-breakpoint
INSERT INTO ledger_accounts (kind) VALUES
  ('sales'), ('fee_income'), ('topup_clearing'), ('payout_clearing');
--> statement-breakpoint

CREATE TABLE ledger_transfers (
  id bigserial PRIMARY KEY,
  kind text NOT NULL,
  ref_id bigint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE UNIQUE INDEX ledger_transfers_once ON ledger_transfers (kind, ref_id);--> statement-breakpoint
CREATE UNIQUE INDEX ledger_transfers_one_end ON ledger_transfers (ref_id)
  WHERE kind IN ('withdraw_settle', 'withdraw_return');--> statement-breakpoint

CREATE TABLE money_pauses (
  id bigserial PRIMARY KEY,
  breaches jsonb NOT NULL,
  paused_at timestamptz(3) NOT NULL DEFAULT now(),
  resumed_at timestamptz(3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX money_pauses_one_open ON money_pauses ((resumed_at IS NULL))
  WHERE resumed_at IS NULL;--> statement-breakpoint

CREATE TABLE recharges (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT recharges_user_id_users_id_fk REFERENCES users,
  method text NOT NULL,
  network text,
  address text,
  amount bigint NOT NULL,
  card_token text,
  evidence jsonb NOT NULL DEFAULT '[]',
  status smallint NOT NULL DEFAULT 0,
  refuse_reason text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  settled_at timestamptz(3),
  txid text,
  waits_for_code boolean NOT NULL DEFAULT false,
  card_refund smallint
);
--> statement-breakpoint
CREATE INDEX recharges_auditing ON recharges (created_at) WHERE status = 0;--> statement-breakpoint
CREATE UNIQUE INDEX recharges_one_deposit ON recharges (network, txid) WHERE status <> 2;--> statement-breakpoint
CREATE INDEX recharges_user_latest ON recharges (user_id, id);--> statement-breakpoint
CREATE INDEX recharges_owed_to_card ON recharges (id) WHERE card_refund = 0;--> statement-breakpoint

CREATE TABLE blockchain_networks (
  network text PRIMARY KEY,
  coin text NOT NULL,
  address text NOT NULL,
  min_amount bigint NOT NULL,
  confirmations integer NOT NULL,
  position integer NOT NULL DEFAULT 0,
  is_open boolean NOT NULL DEFAULT true
);
--> statement-breakpoint

CREATE TABLE bank_cards (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT bank_cards_user_id_users_id_fk REFERENCES users,
  bank_name text NOT NULL,
  holder text NOT NULL,
  last_digits text NOT NULL,
  sealed_number bytea NOT NULL,
  number_digest bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  removed_at timestamptz(3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX bank_cards_once ON bank_cards (user_id, number_digest) WHERE removed_at IS NULL;--> statement-breakpoint

CREATE TABLE withdrawals (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT withdrawals_user_id_users_id_fk REFERENCES users,
  card_id bigint NOT NULL
    CONSTRAINT withdrawals_card_id_bank_cards_id_fk REFERENCES bank_cards,
  amount bigint NOT NULL,
  service_charge bigint NOT NULL,
  status smallint NOT NULL DEFAULT 0,
  refuse_reason text,
  is_cancelled boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  settled_at timestamptz(3),
  CONSTRAINT withdrawals_amount CHECK (service_charge >= 0 AND amount > service_charge)
);
--> statement-breakpoint
CREATE INDEX withdrawals_user_latest ON withdrawals (user_id, id);--> statement-breakpoint
CREATE INDEX withdrawals_auditing ON withdrawals (created_at) WHERE status = 0;--> statement-breakpoint

-- Partitioned tables. Each starts with a first partition for everything before a bound and a
-- default partition, so that no insert fails for want of a partition. A job adds the next ones
-- (server/repositories/parts.ts).

CREATE TABLE ledger_entries (
  id bigserial PRIMARY KEY,
  transfer_id bigint NOT NULL
    CONSTRAINT ledger_entries_transfer_id_ledger_transfers_id_fk REFERENCES ledger_transfers,
  account_id bigint NOT NULL
    CONSTRAINT ledger_entries_account_id_ledger_accounts_id_fk REFERENCES ledger_accounts,
  amount bigint NOT NULL,
  balance_after bigint,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  kind text,
  total_in bigint,
  kind_in bigint,
  kind_out bigint,
  CONSTRAINT ledger_entries_amount CHECK (amount <> 0)
) PARTITION BY RANGE (id);
--> statement-breakpoint
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, created_at, id);--> statement-breakpoint
CREATE INDEX ledger_entries_account_kind ON ledger_entries (account_id, kind, created_at, id);--> statement-breakpoint
CREATE INDEX ledger_entries_transfer ON ledger_entries (transfer_id);--> statement-breakpoint
CREATE TABLE ledger_entries_before (LIKE ledger_entries INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
--> statement-breakpoint
ALTER TABLE ledger_entries_before ADD PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX ledger_entries_before_account
  ON ledger_entries_before (account_id, created_at, id);--> statement-breakpoint
CREATE INDEX ledger_entries_before_account_kind
  ON ledger_entries_before (account_id, kind, created_at, id);--> statement-breakpoint
CREATE INDEX ledger_entries_before_transfer
  ON ledger_entries_before (transfer_id);--> statement-breakpoint
ALTER TABLE ledger_entries ATTACH PARTITION ledger_entries_before
  FOR VALUES FROM (MINVALUE) TO (100000000);
--> statement-breakpoint
CREATE TABLE ledger_entries_other PARTITION OF ledger_entries DEFAULT;
--> statement-breakpoint

CREATE TABLE events (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL
    CONSTRAINT events_user_id_users_id_fk REFERENCES users,
  kind text NOT NULL,
  ref_id bigint NOT NULL,
  detail text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  xid bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint
) PARTITION BY RANGE (id);
--> statement-breakpoint
CREATE INDEX events_user ON events (user_id, id);--> statement-breakpoint
CREATE INDEX events_latest ON events (created_at);--> statement-breakpoint
CREATE INDEX events_from_transaction ON events (xid);--> statement-breakpoint
CREATE TABLE events_before (LIKE events INCLUDING DEFAULTS);--> statement-breakpoint
ALTER TABLE events_before ADD PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX events_before_user ON events_before (user_id, id);--> statement-breakpoint
CREATE INDEX events_before_latest ON events_before (created_at);--> statement-breakpoint
CREATE INDEX events_before_from_transaction ON events_before (xid);--> statement-breakpoint
ALTER TABLE events ATTACH PARTITION events_before FOR VALUES FROM (MINVALUE) TO (100000000);
--> statement-breakpoint
CREATE TABLE events_other PARTITION OF events DEFAULT;
--> statement-breakpoint

-- Partitioned by time, so that only each partition can have a primary key on id.
CREATE TABLE audit_events (
  id bigserial NOT NULL,
  event text NOT NULL,
  is_done boolean NOT NULL,
  actor text NOT NULL,
  user_id bigint,
  ref_id bigint,
  ip text NOT NULL,
  device text NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
) PARTITION BY RANGE (created_at);
--> statement-breakpoint
CREATE INDEX audit_events_user ON audit_events (user_id, id);--> statement-breakpoint
CREATE INDEX audit_events_age ON audit_events (created_at);--> statement-breakpoint
CREATE TABLE audit_events_before (LIKE audit_events INCLUDING DEFAULTS);--> statement-breakpoint
ALTER TABLE audit_events_before ADD CONSTRAINT audit_events_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX audit_events_before_user ON audit_events_before (user_id, id);--> statement-breakpoint
CREATE INDEX audit_events_before_age ON audit_events_before (created_at);--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('ALTER TABLE audit_events ATTACH PARTITION audit_events_before
    FOR VALUES FROM (MINVALUE) TO (%L)',
    (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '3 months') AT TIME ZONE 'UTC');
END $$;
--> statement-breakpoint
CREATE TABLE audit_events_other PARTITION OF audit_events DEFAULT;--> statement-breakpoint
ALTER TABLE audit_events_other ADD PRIMARY KEY (id);--> statement-breakpoint

-- Rows that never change

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_unchanged BEFORE UPDATE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Audit events are kept for at least 400 days.
CREATE TRIGGER audit_events_kept BEFORE DELETE ON audit_events
  FOR EACH ROW WHEN (OLD.created_at > now() - interval '400 days') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- PostgreSQL does not pass statement triggers on to partitions, so each partition has its own.
-- The verifier looks for the event of every paid order, so events are protected too.
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries_before
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries_other
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events_before
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events_other
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON audit_events_before
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON audit_events_other
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Rules of the ledger

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
-- The inserting transaction holds the account's row lock, so that the entry read here is the
-- previous one.
CREATE FUNCTION run_entry_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier ledger_entries;
  alike ledger_entries;
BEGIN
  IF NEW.balance_after IS NULL THEN RETURN NEW; END IF;
  SELECT kind INTO NEW.kind FROM ledger_transfers WHERE id = NEW.transfer_id;
  SELECT * INTO earlier FROM ledger_entries WHERE account_id = NEW.account_id
    ORDER BY created_at DESC, id DESC LIMIT 1;
  SELECT * INTO alike FROM ledger_entries WHERE account_id = NEW.account_id AND kind = NEW.kind
    ORDER BY created_at DESC, id DESC LIMIT 1;
  NEW.created_at := greatest(NEW.created_at, earlier.created_at);
  NEW.total_in := coalesce(earlier.total_in, 0) + greatest(NEW.amount, 0);
  NEW.kind_in := coalesce(alike.kind_in, 0) + greatest(NEW.amount, 0);
  NEW.kind_out := coalesce(alike.kind_out, 0) + greatest(-NEW.amount, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_run_totals BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION run_entry_totals();
--> statement-breakpoint
-- A transaction that corrects the books during a pause sets: set local sampan.mending = 'on'.
CREATE FUNCTION refuse_while_paused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sampan.mending', true) IS DISTINCT FROM 'on'
    AND EXISTS (SELECT 1 FROM money_pauses WHERE resumed_at IS NULL) THEN
    RAISE EXCEPTION 'money is paused' USING ERRCODE = 'SMP01';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_paused BEFORE INSERT ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_paused();
--> statement-breakpoint

-- Cache invalidation: tags of the public pages whose content changed

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
CREATE TRIGGER products_rated AFTER UPDATE OF rating_sum, review_count ON products
  FOR EACH ROW WHEN ((OLD.rating_sum, OLD.review_count) IS DISTINCT FROM (NEW.rating_sum, NEW.review_count))
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
--> statement-breakpoint
CREATE TRIGGER shops_rated AFTER UPDATE OF favorable_rate ON shops
  FOR EACH ROW WHEN (OLD.favorable_rate IS DISTINCT FROM NEW.favorable_rate)
  EXECUTE FUNCTION note_shop_change();
--> statement-breakpoint

-- Dates of the last change, for sitemaps

-- A session that maintains the search index itself sets sampan.bulk_load, and the triggers leave
-- the index to it.
CREATE FUNCTION is_bulk_load() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(current_setting('sampan.bulk_load', true), '') = 'on'
$$;
--> statement-breakpoint
CREATE FUNCTION date_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Sales and ratings change with every order and do not make a page worth crawling again.
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
-- The page shows which SKUs are sold out, not how many are left. By name this trigger fires before
-- the search trigger, so that both lock the product before its search row, as an update of the
-- product does.
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
--> statement-breakpoint

-- The search index

CREATE FUNCTION refresh_product_search(product products, is_stale boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  has_stock boolean;
BEGIN
  IF NOT product.is_on_sale THEN
    DELETE FROM product_search WHERE product_id = product.id;
    RETURN;
  END IF;
  -- Two orders that take the last of two SKUs take turns here, so that the second sees what the first took.
  PERFORM 1 FROM product_search WHERE product_id = product.id FOR UPDATE;
  has_stock := EXISTS (SELECT 1 FROM skus WHERE product_id = product.id AND stock > 0);
  INSERT INTO product_search AS s
    (product_id, category_id, price, sales, rating, listed_at, is_in_stock, is_popular)
  VALUES (product.id, product.category_id, product.price, product.sales,
    CASE WHEN product.review_count = 0 THEN 0 ELSE product.rating_sum::float8 / product.review_count END,
    product.listed_at, has_stock,
    EXISTS (SELECT 1 FROM search_popular_tier WHERE least_sales <= product.sales))
  ON CONFLICT (product_id) DO UPDATE SET
    category_id = excluded.category_id, price = excluded.price, sales = excluded.sales,
    rating = excluded.rating, listed_at = excluded.listed_at, is_in_stock = excluded.is_in_stock,
    is_popular = excluded.is_popular, is_stale = s.is_stale OR refresh_product_search.is_stale;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM product_search WHERE product_id = OLD.id;
  ELSE
    PERFORM refresh_product_search(NEW, TG_OP = 'UPDATE'
      AND (OLD.texts, OLD.shop_id) IS DISTINCT FROM (NEW.texts, NEW.shop_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_searched AFTER INSERT OR DELETE OR UPDATE OF
  texts, shop_id, category_id, price, sales, rating_sum, review_count, is_on_sale, listed_at ON products
  FOR EACH ROW WHEN (NOT is_bulk_load()) EXECUTE FUNCTION note_product_search();
--> statement-breakpoint
CREATE FUNCTION note_sku_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(products, false) FROM products
  WHERE id IN (SELECT product_id FROM changed) ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER skus_searched_when_added AFTER INSERT ON skus
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (NOT is_bulk_load())
  EXECUTE FUNCTION note_sku_search();
--> statement-breakpoint
CREATE TRIGGER skus_searched_when_removed AFTER DELETE ON skus
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_sku_search();
--> statement-breakpoint
CREATE FUNCTION note_stock_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(products, false) FROM products WHERE id = NEW.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER skus_searched_when_sold_out AFTER UPDATE OF stock ON skus
  FOR EACH ROW WHEN ((OLD.stock = 0) IS DISTINCT FROM (NEW.stock = 0))
  EXECUTE FUNCTION note_stock_search();
--> statement-breakpoint
CREATE FUNCTION note_shop_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM shop_search WHERE shop_id = OLD.id;
  ELSE
    INSERT INTO shop_search (shop_id) VALUES (NEW.id)
    ON CONFLICT (shop_id) DO UPDATE SET is_stale = true;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shops_searched AFTER INSERT OR DELETE OR UPDATE OF texts ON shops
  FOR EACH ROW EXECUTE FUNCTION note_shop_search();
--> statement-breakpoint
-- A product that receives words or another price is added to the price-ordered lists it belongs
-- to. A new row has no words yet, and a row that left stays: readers check the product itself.
CREATE FUNCTION note_term_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_term_prices (lexeme, price, product_id)
  SELECT lexeme, NEW.price, NEW.product_id FROM search_term_price_bounds
  WHERE lexeme = ANY(tsvector_to_array(NEW.words))
    AND ((NEW.price, NEW.product_id) <= (low, low_id) OR (NEW.price, NEW.product_id) >= (high, high_id))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_search_term_prices AFTER UPDATE OF price, is_stale ON product_search
  FOR EACH ROW WHEN (OLD.price IS DISTINCT FROM NEW.price OR (OLD.is_stale AND NOT NEW.is_stale))
  EXECUTE FUNCTION note_term_prices();
--> statement-breakpoint
-- The first `at_most` products, in no order, that match the condition and pass the filters. The
-- planner knows neither the cost of reading a tsvector nor how few rows a condition leaves, and
-- would scan the table. Each part has its own statement, because the planner must find the
-- condition of a partial index in the statement.
CREATE FUNCTION products_matching(
  condition tsquery, part text, category integer, min_price bigint, max_price bigint,
  min_rating double precision, only_in_stock boolean, at_most bigint
) RETURNS TABLE (
  product_id bigint, category_id integer, price bigint, sales integer, rating double precision,
  listed_at timestamptz, is_in_stock boolean
) LANGUAGE plpgsql STABLE ROWS 500 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  IF part = 'popular' THEN
    RETURN QUERY
      SELECT s.product_id, s.category_id, s.price, s.sales, s.rating, s.listed_at, s.is_in_stock
      FROM product_search s WHERE s.words @@ condition AND s.is_popular
        AND s.sales >= (SELECT complete_from FROM search_popular_tier)
        AND s.price BETWEEN min_price AND max_price AND s.rating >= min_rating
        AND (s.is_in_stock OR NOT only_in_stock) AND (category IS NULL OR s.category_id = category)
      LIMIT at_most;
  ELSIF part = 'sample' THEN
    RETURN QUERY
      SELECT s.product_id, s.category_id, s.price, s.sales, s.rating, s.listed_at, s.is_in_stock
      FROM product_search s WHERE s.words @@ condition AND sample_hash(s.product_id) = 0
        AND s.price BETWEEN min_price AND max_price AND s.rating >= min_rating
        AND (s.is_in_stock OR NOT only_in_stock) AND (category IS NULL OR s.category_id = category)
      LIMIT at_most;
  ELSE
    RETURN QUERY
      SELECT s.product_id, s.category_id, s.price, s.sales, s.rating, s.listed_at, s.is_in_stock
      FROM product_search s WHERE s.words @@ condition
        AND s.price BETWEEN min_price AND max_price AND s.rating >= min_rating
        AND (s.is_in_stock OR NOT only_in_stock) AND (category IS NULL OR s.category_id = category)
      LIMIT at_most;
  END IF;
END $$;
