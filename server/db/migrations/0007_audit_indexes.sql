-- outside a transaction
-- safe: without its partitions, a partitioned table has nothing to index
CREATE INDEX IF NOT EXISTS audit_events_staff ON ONLY audit_events (staff_id, id);--> statement-breakpoint
-- safe: without its partitions, a partitioned table has nothing to index
CREATE INDEX IF NOT EXISTS audit_events_subject ON ONLY audit_events (event, ref_id, id);--> statement-breakpoint
-- safe: repeatable, locks one partition at a time, and only that of this month is written
DO $$
DECLARE
  part text;
BEGIN
  FOR part IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'audit_events'::regclass
  LOOP
    EXECUTE format('CREATE INDEX IF NOT EXISTS %I ON %I (staff_id, id)', part || '_staff', part);
    EXECUTE format('ALTER INDEX audit_events_staff ATTACH PARTITION %I', part || '_staff');
    COMMIT;
    EXECUTE format('CREATE INDEX IF NOT EXISTS %I ON %I (event, ref_id, id)', part || '_subject', part);
    EXECUTE format('ALTER INDEX audit_events_subject ATTACH PARTITION %I', part || '_subject');
    COMMIT;
  END LOOP;
END $$;
