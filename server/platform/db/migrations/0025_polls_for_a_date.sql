CREATE TABLE "poll_answers" (
	"group_id" uuid NOT NULL,
	"poll_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"comment" text,
	CONSTRAINT "poll_answers_group_id_poll_id_member_id_pk" PRIMARY KEY("group_id","poll_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text COLLATE "natural_order" NOT NULL,
	"calendar" "event_calendar" NOT NULL,
	"location" text,
	"description" text,
	"asks" jsonb,
	"lineup_id" uuid,
	"needs" jsonb,
	"dates" jsonb NOT NULL,
	"closes_on" date,
	"closed_at" timestamp with time zone,
	"event_id" uuid,
	"chosen_date_id" uuid,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "polls_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "poll_answers" ADD CONSTRAINT "poll_answers_poll_fk" FOREIGN KEY ("group_id","poll_id") REFERENCES "public"."polls"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_answers" ADD CONSTRAINT "poll_answers_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "poll_answers_member_index" ON "poll_answers" USING btree ("group_id","member_id");