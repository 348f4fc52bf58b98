CREATE TYPE "public"."message_kind" AS ENUM('please_answer', 'changed', 'reminder', 'place', 'free');--> statement-breakpoint
CREATE TYPE "public"."message_way" AS ENUM('email', 'share');--> statement-breakpoint
CREATE TYPE "public"."recipient_state" AS ENUM('waiting', 'sending', 'sent', 'failed', 'unclear', 'skipped', 'open', 'handed');--> statement-breakpoint
CREATE TABLE "mail_blocks" (
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"reply_code" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_blocks_group_id_person_id_pk" PRIMARY KEY("group_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"sender_name" text,
	"reply_to" text,
	"locale" text NOT NULL,
	"ask_days" integer,
	"remind_days" integer,
	"reminds_maybe" boolean DEFAULT false NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_recipients" (
	"group_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_deputy" boolean NOT NULL,
	"state" "recipient_state" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"pauses" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	"reason" text,
	"reply_code" integer,
	CONSTRAINT "message_recipients_group_id_message_id_person_id_pk" PRIMARY KEY("group_id","message_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" "message_kind" NOT NULL,
	"way" "message_way" NOT NULL,
	"words" text,
	"includes_maybe" boolean DEFAULT false NOT NULL,
	"more_events" integer,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"locale" text NOT NULL,
	"order_key" text,
	"by" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "deputies" ADD COLUMN "link_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_blocks" ADD CONSTRAINT "mail_blocks_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_message_fk" FOREIGN KEY ("group_id","message_id") REFERENCES "public"."messages"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_recipients_person_index" ON "message_recipients" USING btree ("group_id","person_id");--> statement-breakpoint
CREATE INDEX "messages_made_index" ON "messages" USING btree ("group_id","made_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "messages_event_index" ON "messages" USING btree ("group_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_order_index" ON "messages" USING btree ("group_id","order_key") WHERE order_key is not null;