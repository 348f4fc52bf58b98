ALTER TABLE "events" ADD COLUMN "planning" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "in_charge" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "leader_notes" text;