CREATE TABLE "finance_events" (
	"group_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"income" bigint NOT NULL,
	"expense" bigint NOT NULL,
	CONSTRAINT "finance_events_group_id_event_id_pk" PRIMARY KEY("group_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "unrecorded" integer;--> statement-breakpoint
ALTER TABLE "event_sections" ADD COLUMN "unrecorded" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "finance_events" ADD CONSTRAINT "finance_events_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "finance_events" ("group_id", "event_id", "income", "expense")
  SELECT group_id, event_id, coalesce(sum(amount) FILTER (WHERE kind = 'income'), 0), coalesce(sum(amount) FILTER (WHERE kind = 'expense'), 0)
    FROM "finances" WHERE deleted_at IS NULL AND event_id IS NOT NULL GROUP BY 1, 2;
