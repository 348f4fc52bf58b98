-- Edited after its release: PostgreSQL 15 and 16 cannot use a value in the transaction that added it to its type, and a restore
-- makes the tables and fills them in one. So 'late' and 'left_early' are in the type from the start, and 0017 adds them where the type was made
-- without them.
CREATE TYPE "public"."attendance_status" AS ENUM('present', 'absent', 'excused', 'late', 'left_early');--> statement-breakpoint
CREATE TYPE "public"."event_action" AS ENUM('finished', 'corrected', 'reopened');--> statement-breakpoint
CREATE TYPE "public"."event_calendar" AS ENUM('Publico', 'Particular', 'Ensaio', 'Outros');--> statement-breakpoint
CREATE TYPE "public"."event_status" AS ENUM('scheduled', 'finished', 'cancelled');--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_attendance" (
	"group_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"section" "section" NOT NULL,
	"status" "attendance_status" NOT NULL,
	CONSTRAINT "event_attendance_group_id_event_id_member_id_pk" PRIMARY KEY("group_id","event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "event_changes" (
	"group_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"action" "event_action" NOT NULL,
	"report" jsonb,
	CONSTRAINT "event_changes_group_id_event_id_number_pk" PRIMARY KEY("group_id","event_id","number")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text COLLATE "natural_order" NOT NULL,
	"calendar" "event_calendar" NOT NULL,
	"status" "event_status" NOT NULL,
	"all_day" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"start_date" date,
	"end_date" date,
	"url" text,
	"location" text,
	"description" text,
	"programme" jsonb,
	"series_id" uuid,
	"repeat" jsonb,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"finished_by" text,
	"audience" integer,
	"report_notes" text,
	"played" jsonb,
	"expected" integer,
	"present" integer,
	"excused" integer,
	"absent" integer,
	"search" text GENERATED ALWAYS AS (fold_text(title || ' ' || coalesce(location, '') || ' ' || coalesce(description, ''))) STORED NOT NULL,
	CONSTRAINT "events_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_sections" (
	"group_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"section" "section" NOT NULL,
	"expected" integer NOT NULL,
	"present" integer NOT NULL,
	"excused" integer NOT NULL,
	"absent" integer NOT NULL,
	CONSTRAINT "event_sections_group_id_event_id_section_pk" PRIMARY KEY("group_id","event_id","section")
);
--> statement-breakpoint
CREATE TABLE "member_standings" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"since" date NOT NULL,
	"status" "member_status",
	CONSTRAINT "member_standings_group_id_member_id_since_pk" PRIMARY KEY("group_id","member_id","since")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_fk" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."users"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendance" ADD CONSTRAINT "event_attendance_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendance" ADD CONSTRAINT "event_attendance_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_changes" ADD CONSTRAINT "event_changes_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sections" ADD CONSTRAINT "event_sections_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_standings" ADD CONSTRAINT "member_standings_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_attendance_member_index" ON "event_attendance" USING btree ("group_id","member_id","event_id");--> statement-breakpoint
CREATE INDEX "events_natural_order_index" ON "events" USING btree ("group_id","starts_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_span_index" ON "events" USING btree ("group_id","ends_at","starts_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_series_index" ON "events" USING btree ("group_id","series_id","starts_at") WHERE series_id is not null;--> statement-breakpoint
CREATE INDEX "events_finished_index" ON "events" USING btree ("group_id","starts_at" DESC NULLS FIRST,"id") WHERE deleted_at is null and status = 'finished';--> statement-breakpoint
CREATE INDEX "events_search_index" ON "events" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
-- There were no events yet: what entries say of them names nothing.
UPDATE "finances" SET "event_id" = NULL WHERE "event_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What is known of the time before standings were kept: since when a member is here, and since when removed. A zone that
-- browsers know and this server does not is taken for UTC.
INSERT INTO "member_standings" ("group_id", "member_id", "since", "status")
  SELECT group_id, id, coalesce(joined_on, (m.created_at AT TIME ZONE coalesce(z.name, 'UTC'))::date), status
    FROM "members" m JOIN "groups" g USING (group_id) LEFT JOIN pg_timezone_names z ON lower(z.name) = lower(g.time_zone);
--> statement-breakpoint
INSERT INTO "member_standings" ("group_id", "member_id", "since", "status")
  SELECT group_id, id, (m.deleted_at AT TIME ZONE coalesce(z.name, 'UTC'))::date, NULL
    FROM "members" m JOIN "groups" g USING (group_id) LEFT JOIN pg_timezone_names z ON lower(z.name) = lower(g.time_zone)
   WHERE m.deleted_at IS NOT NULL
  ON CONFLICT (group_id, member_id, since) DO UPDATE SET status = NULL;
