ALTER TABLE "member_links" ADD COLUMN "own_hash" "bytea";--> statement-breakpoint
ALTER TABLE "member_links" ADD COLUMN "own_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "via" text;--> statement-breakpoint
ALTER TABLE "auditor_draws" ADD COLUMN "signed_in_as" text;--> statement-breakpoint
ALTER TABLE "auditor_links" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auditor_links" ADD COLUMN "renewed_by" text;--> statement-breakpoint
ALTER TABLE "auditor_remarks" ADD COLUMN "signed_in_as" text;--> statement-breakpoint
ALTER TABLE "auditor_samples" ADD COLUMN "signed_in_as" text;--> statement-breakpoint
CREATE UNIQUE INDEX "member_links_own_hash_index" ON "member_links" USING btree ("group_id","own_hash") WHERE own_hash is not null;