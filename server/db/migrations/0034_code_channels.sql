ALTER TABLE "one_time_codes" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "code_channel" text;