-- Without the default at first: a volatile one would rewrite the table while orders wait. Older rows
-- keep NULL and are read by time.
ALTER TABLE catalogue_changes ADD COLUMN xid bigint;--> statement-breakpoint
ALTER TABLE catalogue_changes ALTER COLUMN xid SET DEFAULT pg_current_xact_id()::text::bigint;
