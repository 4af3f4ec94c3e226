CREATE TRIGGER audit_events_unchanged BEFORE UPDATE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Kept for 400 days, whoever asks.
CREATE TRIGGER audit_events_kept BEFORE DELETE ON audit_events
  FOR EACH ROW WHEN (OLD.created_at > now() - interval '400 days') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
