CREATE TYPE "public"."held_answer" AS ENUM('yes', 'no', 'maybe', 'silent');--> statement-breakpoint
ALTER TABLE "event_attendance" ADD COLUMN "held_answer" "held_answer";--> statement-breakpoint
ALTER TABLE "event_attendance" ADD COLUMN "was_in_time" boolean;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "asked" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "answered_in_time" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "said_yes" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "yes_came" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "said_maybe" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "maybe_came" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "said_no" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "no_came" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "silent" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "silent_came" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "asked" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "answered_in_time" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "said_yes" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "yes_came" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "said_maybe" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "maybe_came" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "said_no" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "no_came" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "silent" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "silent_came" integer;