ALTER TABLE "groups" ADD COLUMN "purge_months" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "erased_at" timestamp with time zone;