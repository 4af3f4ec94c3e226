ALTER TABLE "catalogue_imports" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "reason_values" jsonb;