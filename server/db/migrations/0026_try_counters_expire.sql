-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS try_counters_expire;--> statement-breakpoint
CREATE INDEX CONCURRENTLY try_counters_expire ON try_counters (expire);
