-- The entries so far become the first of their parts. That they end where the second begins is written down before, so that
-- nobody waits while they are read: between fifty and a hundred million numbers are left for them.
DO $$
BEGIN
  EXECUTE format('ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_first_part CHECK (id < %s) NOT VALID',
    (coalesce((SELECT max(id) FROM ledger_entries), 0) / 50000000 + 2) * 50000000);
END $$;
