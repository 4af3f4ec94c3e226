CREATE TABLE "money_pauses" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"breaches" jsonb NOT NULL,
	"paused_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resumed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "money_pauses_one_open" ON "money_pauses" USING btree ((resumed_at is null)) WHERE resumed_at is null;