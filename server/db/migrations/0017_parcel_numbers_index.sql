-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS parcels_numbers;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY parcels_numbers ON parcels (order_id, number);
