ALTER TABLE "catalogue_import_problems" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "catalogue_import_problems" ADD COLUMN "values" jsonb;