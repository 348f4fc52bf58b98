CREATE TYPE "public"."thing_condition" AS ENUM('new', 'good', 'worn', 'damaged', 'unusable');--> statement-breakpoint
CREATE TYPE "public"."thing_kind" AS ENUM('instrument', 'uniform', 'key', 'music', 'other');--> statement-breakpoint
CREATE TABLE "loans" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"thing_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"since" date NOT NULL,
	"until" date,
	"deposit" bigint,
	"condition_lent" "thing_condition",
	"returned_on" date,
	"condition_returned" "thing_condition",
	"note" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "loans_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "things" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"kind" "thing_kind" NOT NULL,
	"number" text,
	"serial_number" text,
	"value" bigint,
	"condition" "thing_condition",
	"insurance" text,
	"bought_on" date,
	"place" text,
	"notes" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "things_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_thing_fk" FOREIGN KEY ("group_id","thing_id") REFERENCES "public"."things"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "things" ADD CONSTRAINT "things_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loans_thing_index" ON "loans" USING btree ("group_id","thing_id","since");--> statement-breakpoint
CREATE INDEX "loans_member_index" ON "loans" USING btree ("group_id","member_id");--> statement-breakpoint
CREATE INDEX "loans_open_index" ON "loans" USING btree ("group_id") WHERE deleted_at is null and returned_on is null;