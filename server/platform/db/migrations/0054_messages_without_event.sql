ALTER TYPE "public"."message_kind" ADD VALUE IF NOT EXISTS 'free';--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "subject" text;