CREATE TABLE ledger_entries_whole (LIKE ledger_entries INCLUDING DEFAULTS) PARTITION BY RANGE (id);
--> statement-breakpoint
-- Tables are held in the order in which a posting takes them, so that neither waits for the other.
ALTER TABLE ledger_entries_whole ADD CONSTRAINT ledger_entries_account_id_ledger_accounts_id_fk
  FOREIGN KEY (account_id) REFERENCES ledger_accounts (id);
--> statement-breakpoint
ALTER TABLE ledger_entries_whole ADD CONSTRAINT ledger_entries_transfer_id_ledger_transfers_id_fk
  FOREIGN KEY (transfer_id) REFERENCES ledger_transfers (id);
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX ledger_entries_pkey RENAME TO ledger_entries_before_pkey;
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX ledger_entries_account RENAME TO ledger_entries_before_account;
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX ledger_entries_account_kind RENAME TO ledger_entries_before_account_kind;
--> statement-breakpoint
-- safe: nothing asks for an index by its name
ALTER INDEX ledger_entries_transfer RENAME TO ledger_entries_before_transfer;
--> statement-breakpoint
ALTER TABLE ledger_entries_whole ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ledger_entries_whole ADD CONSTRAINT ledger_entries_amount CHECK (amount <> 0);
--> statement-breakpoint
CREATE INDEX ledger_entries_account ON ledger_entries_whole (account_id, created_at, id);
--> statement-breakpoint
CREATE INDEX ledger_entries_account_kind ON ledger_entries_whole (account_id, kind, created_at, id);
--> statement-breakpoint
CREATE INDEX ledger_entries_transfer ON ledger_entries_whole (transfer_id);
--> statement-breakpoint
-- safe: in the same transaction a table of this name and shape takes its place, with it as its first part
ALTER TABLE ledger_entries RENAME TO ledger_entries_before;
--> statement-breakpoint
-- safe: as above
ALTER TABLE ledger_entries_whole RENAME TO ledger_entries;
--> statement-breakpoint
DROP TRIGGER ledger_entries_append_only ON ledger_entries_before;
--> statement-breakpoint
DROP TRIGGER ledger_entries_sum_to_zero ON ledger_entries_before;
--> statement-breakpoint
DROP TRIGGER ledger_entries_run_totals ON ledger_entries_before;
--> statement-breakpoint
ALTER SEQUENCE ledger_entries_id_seq OWNED BY ledger_entries.id;
--> statement-breakpoint
DO $$
DECLARE
  bound text := (SELECT substring(pg_get_constraintdef(oid) FROM '[0-9]+') FROM pg_constraint
    WHERE conname = 'ledger_entries_first_part');
BEGIN
  EXECUTE format('ALTER TABLE ledger_entries ATTACH PARTITION ledger_entries_before FOR VALUES FROM (MINVALUE) TO (%s)', bound);
END $$;
--> statement-breakpoint
ALTER TABLE ledger_entries_before DROP CONSTRAINT ledger_entries_first_part;
--> statement-breakpoint
-- Takes what has no part, so that nobody's money ever waits for want of one.
CREATE TABLE ledger_entries_other PARTITION OF ledger_entries DEFAULT;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_transfer_balances();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_run_totals BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION run_entry_totals();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries_other
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
