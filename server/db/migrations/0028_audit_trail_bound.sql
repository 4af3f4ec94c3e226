-- The trail so far becomes the first of its parts. That it ends where the second begins is written down before, so that
-- nobody waits while it is read.
DO $$
BEGIN
  EXECUTE format('ALTER TABLE audit_events ADD CONSTRAINT audit_events_first_part CHECK (created_at < %L) NOT VALID',
    (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '3 months') AT TIME ZONE 'UTC');
END $$;
