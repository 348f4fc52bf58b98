DROP INDEX "members_score_order_index";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "seat" smallint;--> statement-breakpoint
CREATE INDEX "members_score_order_index" ON "members" USING btree ("group_id","score_place","section","instrument","part","seat","name","id") WHERE deleted_at is null;