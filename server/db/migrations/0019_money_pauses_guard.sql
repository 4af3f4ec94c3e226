-- Who mends the books says so for the one transaction: set local sampan.mending = 'on'.
CREATE FUNCTION refuse_while_paused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sampan.mending', true) IS DISTINCT FROM 'on'
    AND EXISTS (SELECT 1 FROM money_pauses WHERE resumed_at IS NULL) THEN
    RAISE EXCEPTION 'money is paused' USING ERRCODE = 'SMP01';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_paused BEFORE INSERT ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_paused();
