-- The previous version inserts orders without tax, which satisfy both constraints.
ALTER TABLE "orders" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax" CHECK (tax >= 0 and tax_basis_points >= 0 and coalesce(tax_kind in ('included', 'added'), tax = 0)) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total",
  ADD CONSTRAINT "orders_total" CHECK (total = subtotal + freight - discount + case when tax_kind = 'added' then tax else 0 end and total >= 0) NOT VALID;
