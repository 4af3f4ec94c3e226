CREATE TABLE "withdrawal_approvals" (
	"withdrawal_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_approvals_withdrawal_id_staff_id_pk" PRIMARY KEY("withdrawal_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shop_id" bigint;--> statement-breakpoint
ALTER TABLE "withdrawal_approvals" ADD CONSTRAINT "withdrawal_approvals_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_approvals" ADD CONSTRAINT "withdrawal_approvals_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Also fills the column for refunds of the previous version.
CREATE FUNCTION copy_shop_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shop_id := (SELECT shop_id FROM orders WHERE id = NEW.order_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_shop BEFORE INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION copy_shop_of_order();
