ALTER TABLE "shops" ADD COLUMN "rated_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "favorable_count" integer DEFAULT 0 NOT NULL;