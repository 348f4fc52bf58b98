ALTER TYPE "public"."attendance_status" ADD VALUE 'late';--> statement-breakpoint
ALTER TYPE "public"."attendance_status" ADD VALUE 'left_early';--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "season_month" integer DEFAULT 1 NOT NULL;