ALTER TABLE "events" ADD COLUMN "answers_by_day" boolean;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "comes_on" integer[];