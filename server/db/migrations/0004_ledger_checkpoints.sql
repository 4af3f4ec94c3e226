CREATE TABLE "ledger_checkpoints" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"signature" "bytea" NOT NULL,
	"verified_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_checkpoints_one_row" CHECK (id = 1)
);
