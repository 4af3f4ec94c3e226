-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS refunds_sent_back;--> statement-breakpoint
CREATE INDEX CONCURRENTLY refunds_sent_back ON refunds (created_at, id) WHERE status = 1 and sent_at is not null;
