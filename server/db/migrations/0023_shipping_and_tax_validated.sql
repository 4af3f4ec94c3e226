-- outside a transaction
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_tax";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_total";
