ALTER TABLE "articles" ADD COLUMN "written_locales" text[];--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;