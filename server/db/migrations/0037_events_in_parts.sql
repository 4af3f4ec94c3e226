CREATE TABLE events_whole (LIKE events INCLUDING DEFAULTS) PARTITION BY RANGE (id);
--> statement-breakpoint
ALTER TABLE events_whole ADD CONSTRAINT events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX events_pkey RENAME TO events_before_pkey;
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX events_user RENAME TO events_before_user;
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX events_latest RENAME TO events_before_latest;
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX events_from_transaction RENAME TO events_before_from_transaction;
--> statement-breakpoint
ALTER TABLE events_whole ADD CONSTRAINT events_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX events_user ON events_whole (user_id, id);
--> statement-breakpoint
CREATE INDEX events_latest ON events_whole (created_at);
--> statement-breakpoint
CREATE INDEX events_from_transaction ON events_whole (xid);
--> statement-breakpoint
-- safe: in the same transaction a table of this name and shape takes its place, with it as its first part
ALTER TABLE events RENAME TO events_before;
--> statement-breakpoint
-- safe: as above
ALTER TABLE events_whole RENAME TO events;
--> statement-breakpoint
ALTER SEQUENCE events_id_seq OWNED BY events.id;
--> statement-breakpoint
DO $$
DECLARE
  bound text := (SELECT substring(pg_get_constraintdef(oid) FROM '[0-9]+') FROM pg_constraint
    WHERE conname = 'events_first_part');
BEGIN
  EXECUTE format('ALTER TABLE events ATTACH PARTITION events_before FOR VALUES FROM (MINVALUE) TO (%s)', bound);
END $$;
--> statement-breakpoint
ALTER TABLE events_before DROP CONSTRAINT events_first_part;
--> statement-breakpoint
CREATE TABLE events_other PARTITION OF events DEFAULT;
--> statement-breakpoint
-- The verifier asks for the event of every paid order.
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events_before
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events_other
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
