-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS recharges_at_provider;--> statement-breakpoint
CREATE INDEX CONCURRENTLY recharges_at_provider ON recharges (created_at) WHERE card_provider is not null and status = 0 and waits_for_code;
