CREATE TABLE "group_sections" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	"spellings" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "part" smallint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "second_instrument" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "score_place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_sections" ADD CONSTRAINT "group_sections_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_score_order_index" ON "members" USING btree ("group_id","score_place","section","instrument","part","name","id") WHERE deleted_at is null;