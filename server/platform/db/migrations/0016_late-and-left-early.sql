ALTER TYPE "public"."attendance_status" ADD VALUE 'late';--> statement-breakpoint
ALTER TYPE "public"."attendance_status" ADD VALUE 'left_early';