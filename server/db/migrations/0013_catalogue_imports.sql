CREATE TABLE "catalogue_import_problems" (
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"field" text,
	"reason" text NOT NULL,
	CONSTRAINT "catalogue_import_problems_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"staff_id" bigint,
	"staff_name" text,
	"shop_ids" bigint[],
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"options" jsonb NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"status" text NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"reason" text
);
