ALTER TYPE "public"."fee_rhythm" ADD VALUE IF NOT EXISTS 'half_yearly' BEFORE 'yearly';--> statement-breakpoint
ALTER TABLE "fee_classes" ADD COLUMN "later_amounts" jsonb;--> statement-breakpoint
ALTER TABLE "fee_classes" ADD COLUMN "first_month" smallint;--> statement-breakpoint
ALTER TABLE "member_fees" ADD COLUMN "exempt" text;--> statement-breakpoint
ALTER TABLE "fee_settings" ADD COLUMN "last_period" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_settings" ADD COLUMN "class_change" text DEFAULT 'none' NOT NULL;