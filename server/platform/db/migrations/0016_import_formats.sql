ALTER TABLE "imports" ADD COLUMN "shape" "bytea";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "format" jsonb;