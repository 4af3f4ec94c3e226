DROP INDEX "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "total_in" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind_in" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind_out" bigint;--> statement-breakpoint
CREATE INDEX "ledger_entries_account_kind" ON "ledger_entries" USING btree ("account_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","created_at","id");