CREATE TYPE "public"."answer" AS ENUM('yes', 'no', 'maybe');--> statement-breakpoint
CREATE TABLE "lineups" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"needs" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lineups_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "deputies" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"instrument" text COLLATE "natural_order",
	"phone" text,
	"email" text,
	"member_id" uuid,
	"answer" "answer",
	"reason" text,
	"answered_at" timestamp with time zone,
	"set_by" uuid,
	"plan_number" integer,
	"hash" "bytea",
	"link_made_at" timestamp with time zone,
	"link_used_at" timestamp with time zone,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "deputies_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_links" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"number" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "member_links_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "absences" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" text,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_set_by_other" boolean NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "absences_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"group_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"answer" "answer" NOT NULL,
	"reason" text,
	"answered_at" timestamp with time zone NOT NULL,
	"first_answered_at" timestamp with time zone NOT NULL,
	"set_by" uuid,
	"plan_number" integer NOT NULL,
	CONSTRAINT "replies_group_id_event_id_member_id_pk" PRIMARY KEY("group_id","event_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "asks" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reply_days" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "call_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "meeting_point" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "dress" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "lineup_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "needs" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "plan_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "previous_plan" jsonb;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "reply_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "shows_dues" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_links" ADD CONSTRAINT "member_links_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deputies_event_index" ON "deputies" USING btree ("group_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deputies_hash_index" ON "deputies" USING btree ("group_id","hash") WHERE hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_links_hash_index" ON "member_links" USING btree ("group_id","hash");--> statement-breakpoint
CREATE INDEX "absences_member_index" ON "absences" USING btree ("group_id","member_id","last_day");--> statement-breakpoint
CREATE INDEX "absences_days_index" ON "absences" USING btree ("group_id","last_day","first_day") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "replies_member_index" ON "replies" USING btree ("group_id","member_id","event_id");