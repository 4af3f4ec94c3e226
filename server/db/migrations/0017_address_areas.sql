ALTER TABLE "addresses" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "postal_code" text;