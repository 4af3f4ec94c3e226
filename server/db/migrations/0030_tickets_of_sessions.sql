-- The previous version issues tickets without a session. They expire after two minutes.
ALTER TABLE "pay_tickets" ADD COLUMN "session_id" bigint;--> statement-breakpoint
ALTER TABLE "pay_tickets" ADD CONSTRAINT "pay_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "sessions" ON DELETE CASCADE NOT VALID;
