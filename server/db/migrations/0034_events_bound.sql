-- The events so far become the first of their parts. That they end where the second begins is written down before, so that
-- nobody waits while they are read: between fifty and a hundred million numbers are left for them.
DO $$
BEGIN
  EXECUTE format('ALTER TABLE events ADD CONSTRAINT events_first_part CHECK (id < %s) NOT VALID',
    (coalesce((SELECT max(id) FROM events), 0) / 50000000 + 2) * 50000000);
END $$;
