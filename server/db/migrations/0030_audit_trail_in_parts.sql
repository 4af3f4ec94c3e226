-- safe: in the same transaction a table of this name and shape takes its place, with it as its first part
ALTER TABLE audit_events RENAME TO audit_events_before;
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX audit_events_user RENAME TO audit_events_before_user;
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX audit_events_age RENAME TO audit_events_before_age;
--> statement-breakpoint
DROP TRIGGER audit_events_unchanged ON audit_events_before;
--> statement-breakpoint
DROP TRIGGER audit_events_kept ON audit_events_before;
--> statement-breakpoint
CREATE TABLE audit_events (LIKE audit_events_before INCLUDING DEFAULTS) PARTITION BY RANGE (created_at);
--> statement-breakpoint
ALTER SEQUENCE audit_events_id_seq OWNED BY audit_events.id;
--> statement-breakpoint
CREATE INDEX audit_events_user ON audit_events (user_id, id);
--> statement-breakpoint
CREATE INDEX audit_events_age ON audit_events (created_at);
--> statement-breakpoint
-- Numbers are drawn by one sequence; that each is there once a part can only say of itself.
DO $$
DECLARE
  bound text := (SELECT substring(pg_get_constraintdef(oid) FROM '''([^'']+)''') FROM pg_constraint
    WHERE conname = 'audit_events_first_part');
BEGIN
  EXECUTE format('ALTER TABLE audit_events ATTACH PARTITION audit_events_before FOR VALUES FROM (MINVALUE) TO (%L)', bound);
END $$;
--> statement-breakpoint
ALTER TABLE audit_events_before DROP CONSTRAINT audit_events_first_part;
--> statement-breakpoint
-- Takes what has no part, so that nothing audited ever fails for want of one.
CREATE TABLE audit_events_other PARTITION OF audit_events DEFAULT;
--> statement-breakpoint
ALTER TABLE audit_events_other ADD PRIMARY KEY (id);
--> statement-breakpoint
CREATE TRIGGER audit_events_unchanged BEFORE UPDATE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Kept for 400 days, whoever asks.
CREATE TRIGGER audit_events_kept BEFORE DELETE ON audit_events
  FOR EACH ROW WHEN (OLD.created_at > now() - interval '400 days') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON audit_events_other
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
