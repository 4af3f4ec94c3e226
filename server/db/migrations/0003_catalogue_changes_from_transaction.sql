-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS catalogue_changes_from_transaction;--> statement-breakpoint
CREATE INDEX CONCURRENTLY catalogue_changes_from_transaction ON catalogue_changes (xid);
