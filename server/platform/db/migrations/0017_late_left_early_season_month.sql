-- Edited after its release: 0005 makes the type with these values by now, and says why.
ALTER TYPE "public"."attendance_status" ADD VALUE IF NOT EXISTS 'late';--> statement-breakpoint
ALTER TYPE "public"."attendance_status" ADD VALUE IF NOT EXISTS 'left_early';--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "season_month" integer DEFAULT 1 NOT NULL;