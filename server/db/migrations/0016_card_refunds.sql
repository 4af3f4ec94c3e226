ALTER TABLE "recharges" ADD COLUMN "card_refund" smallint;--> statement-breakpoint
CREATE INDEX "recharges_owed_to_card" ON "recharges" USING btree ("id") WHERE card_refund = 0;--> statement-breakpoint
UPDATE "recharges" SET "card_refund" = 0 WHERE "method" = 'card' AND "status" = 2 AND NOT "waits_for_code"
  AND "refuse_reason" NOT IN ('cardRefused', 'cardFunds', 'cardCode');
