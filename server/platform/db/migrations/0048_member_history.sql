CREATE TYPE "public"."member_step_kind" AS ENUM('joined', 'left', 'returned', 'leave', 'instrument');--> statement-breakpoint
CREATE TABLE "member_history" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" "member_step_kind" NOT NULL,
	"since" date NOT NULL,
	"until" date,
	"instrument" text,
	"part" smallint,
	"is_noted" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "member_history_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "member_history" ADD CONSTRAINT "member_history_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_history_member_index" ON "member_history" USING btree ("group_id","member_id","since") WHERE deleted_at is null;--> statement-breakpoint
-- What was noted of members becomes steps. Of the first status nobody knows since when; a removal is told by the member's own row.
INSERT INTO "member_history" ("group_id", "id", "member_id", "kind", "since", "until", "is_noted")
SELECT "group_id", gen_random_uuid(), "member_id",
       (CASE WHEN "status" = 'former' THEN 'left' WHEN "status" = 'on_leave' THEN 'leave' ELSE 'returned' END)::member_step_kind,
       CASE WHEN "before" IS NULL THEN '-infinity'::date ELSE "since" END,
       CASE WHEN "status" = 'on_leave' THEN "next_since" - 1 END, true
  FROM (SELECT "group_id", "member_id", "since", "status",
               lag("status") OVER "of_member" AS "before", lead("since") OVER "of_member" AS "next_since"
          FROM "member_standings" WHERE "status" IS NOT NULL
        WINDOW "of_member" AS (PARTITION BY "group_id", "member_id" ORDER BY "since")) "noted"
 WHERE "status" <> 'active' OR "before" = 'former';--> statement-breakpoint
INSERT INTO "member_history" ("group_id", "id", "member_id", "kind", "since")
SELECT "group_id", gen_random_uuid(), "id", 'joined', "joined_on" FROM "members" WHERE "joined_on" IS NOT NULL;--> statement-breakpoint
-- A last day that was told takes the place of the day on which it was entered.
UPDATE "member_history" SET "since" = "members"."left_on" + 1, "is_noted" = false
  FROM "members"
 WHERE "members"."group_id" = "member_history"."group_id" AND "members"."id" = "member_history"."member_id"
   AND "members"."left_on" IS NOT NULL AND "member_history"."kind" = 'left' AND "member_history"."is_noted"
   AND NOT EXISTS (SELECT FROM "member_history" "later"
                    WHERE "later"."group_id" = "member_history"."group_id" AND "later"."member_id" = "member_history"."member_id"
                      AND "later"."kind" IN ('left', 'returned') AND "later"."since" > "member_history"."since");--> statement-breakpoint
INSERT INTO "member_history" ("group_id", "id", "member_id", "kind", "since")
SELECT "group_id", gen_random_uuid(), "id", 'left', "left_on" + 1 FROM "members"
 WHERE "left_on" IS NOT NULL AND NOT EXISTS (
       SELECT FROM "member_history" "step"
        WHERE "step"."group_id" = "members"."group_id" AND "step"."member_id" = "members"."id" AND "step"."kind" = 'left');--> statement-breakpoint
-- Whose import was undone never were members.
INSERT INTO "member_history" ("group_id", "id", "member_id", "kind", "since", "is_noted")
SELECT "group_id", gen_random_uuid(), "id", 'left', '-infinity', true FROM "members"
 WHERE "deleted_at" IS NOT NULL AND "import_id" IS NOT NULL AND NOT EXISTS (
       SELECT FROM "member_standings" "noted"
        WHERE "noted"."group_id" = "members"."group_id" AND "noted"."member_id" = "members"."id");--> statement-breakpoint
-- The last day ends membership: who is still said to be there after it has left.
UPDATE "members" SET "status" = 'former', "version" = "version" + 1
 WHERE "left_on" < current_date - 1 AND "status" <> 'former' AND "erased_at" IS NULL;--> statement-breakpoint
DROP TABLE "member_standings" CASCADE;
