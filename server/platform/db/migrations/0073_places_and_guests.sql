ALTER TABLE "events" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "guests_max" integer;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "yes_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "guests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "moved_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "replies_places_index" ON "replies" USING btree ("group_id","event_id") WHERE moved_up_at is not null or (answer = 'maybe' and yes_since is not null);