ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
--> statement-breakpoint
UPDATE ledger_entries e SET
  created_at = w.created_at, kind = w.kind, total_in = w.total_in, kind_in = w.kind_in, kind_out = w.kind_out
FROM (
  SELECT e.id, t.kind,
    max(e.created_at) OVER account AS created_at,
    sum(greatest(e.amount, 0)) OVER account AS total_in,
    sum(greatest(e.amount, 0)) OVER alike AS kind_in,
    sum(greatest(-e.amount, 0)) OVER alike AS kind_out
  FROM ledger_entries e JOIN ledger_transfers t ON t.id = e.transfer_id
  WHERE e.balance_after IS NOT NULL
  WINDOW account AS (PARTITION BY e.account_id ORDER BY e.id),
    alike AS (PARTITION BY e.account_id, t.kind ORDER BY e.id)
) w WHERE w.id = e.id;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;
--> statement-breakpoint
-- Whoever inserts holds the account's row lock, so that the entry read here is truly the one before.
CREATE FUNCTION run_entry_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier ledger_entries;
  alike ledger_entries;
BEGIN
  IF NEW.balance_after IS NULL THEN RETURN NEW; END IF;
  SELECT kind INTO NEW.kind FROM ledger_transfers WHERE id = NEW.transfer_id;
  SELECT * INTO earlier FROM ledger_entries WHERE account_id = NEW.account_id
    ORDER BY created_at DESC, id DESC LIMIT 1;
  SELECT * INTO alike FROM ledger_entries WHERE account_id = NEW.account_id AND kind = NEW.kind
    ORDER BY created_at DESC, id DESC LIMIT 1;
  NEW.created_at := greatest(NEW.created_at, earlier.created_at);
  NEW.total_in := coalesce(earlier.total_in, 0) + greatest(NEW.amount, 0);
  NEW.kind_in := coalesce(alike.kind_in, 0) + greatest(NEW.amount, 0);
  NEW.kind_out := coalesce(alike.kind_out, 0) + greatest(-NEW.amount, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_run_totals BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION run_entry_totals();
