-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS pay_tickets_session;--> statement-breakpoint
CREATE INDEX CONCURRENTLY pay_tickets_session ON pay_tickets (session_id);--> statement-breakpoint
ALTER TABLE "pay_tickets" VALIDATE CONSTRAINT "pay_tickets_session_id_sessions_id_fk";
