ALTER TABLE "events" ADD COLUMN "late" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "left_early" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "late" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "left_early" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Compared as text: in the transaction that added the two marks they cannot be used yet.
UPDATE "event_sections" SET "late" = sums."late", "left_early" = sums."left_early"
  FROM (SELECT "group_id", "event_id", "section", count(*) FILTER (WHERE "status"::text = 'late') AS "late",
               count(*) FILTER (WHERE "status"::text = 'left_early') AS "left_early"
          FROM "event_attendance" GROUP BY 1, 2, 3) sums
 WHERE "event_sections"."group_id" = sums."group_id" AND "event_sections"."event_id" = sums."event_id"
   AND "event_sections"."section" = sums."section";--> statement-breakpoint
UPDATE "events" SET "late" = sums."late", "left_early" = sums."left_early"
  FROM (SELECT "group_id", "event_id", sum("late") AS "late", sum("left_early") AS "left_early"
          FROM "event_sections" GROUP BY 1, 2) sums
 WHERE "events"."group_id" = sums."group_id" AND "events"."id" = sums."event_id";--> statement-breakpoint
-- Summaries that were kept do not know of them.
DELETE FROM "event_summaries";
