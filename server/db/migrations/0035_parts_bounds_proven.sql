ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_first_part;
--> statement-breakpoint
ALTER TABLE events VALIDATE CONSTRAINT events_first_part;
