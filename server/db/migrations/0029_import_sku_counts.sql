ALTER TABLE "catalogue_imports" ADD COLUMN "skus_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "skus_retired" integer DEFAULT 0 NOT NULL;