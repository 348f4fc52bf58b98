-- Edited after its release: PostgreSQL 15 and 16 cannot use a value in the transaction that added it to its type, and a restore
-- makes the tables and fills them in one. So 'opening' is in the type from the start, and 0016 adds it where the type was made without it.
CREATE TYPE "public"."finance_action" AS ENUM('created', 'changed', 'removed', 'restored', 'imported', 'reversed');--> statement-breakpoint
CREATE TYPE "public"."finance_category" AS ENUM('dues', 'tickets', 'fees', 'donation', 'grant', 'sponsorship', 'instruments', 'scores', 'venue', 'travel', 'people', 'other', 'opening');--> statement-breakpoint
CREATE TYPE "public"."finance_kind" AS ENUM('income', 'expense');--> statement-breakpoint
CREATE TYPE "public"."finance_status" AS ENUM('paid', 'pending');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('cash', 'card', 'transfer', 'pix', 'other');--> statement-breakpoint
CREATE TYPE "public"."import_area" AS ENUM('finances', 'members');--> statement-breakpoint
CREATE TABLE "finance_changes" (
	"group_id" uuid NOT NULL,
	"finance_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"action" "finance_action" NOT NULL,
	"after" jsonb,
	CONSTRAINT "finance_changes_group_id_finance_id_number_pk" PRIMARY KEY("group_id","finance_id","number")
);
--> statement-breakpoint
CREATE TABLE "finance_closings" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" date NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" text,
	"reason" text,
	CONSTRAINT "finance_closings_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "finance_months" (
	"group_id" uuid NOT NULL,
	"month" date NOT NULL,
	"kind" "finance_kind" NOT NULL,
	"status" "finance_status" NOT NULL,
	"category" "finance_category" NOT NULL,
	"amount" bigint NOT NULL,
	"entries" bigint NOT NULL,
	CONSTRAINT "finance_months_group_id_month_kind_status_category_pk" PRIMARY KEY("group_id","month","kind","status","category")
);
--> statement-breakpoint
CREATE TABLE "finances" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" "finance_kind" NOT NULL,
	"amount" bigint NOT NULL,
	"description" text COLLATE "natural_order" NOT NULL,
	"category" "finance_category" NOT NULL,
	"date" date NOT NULL,
	"status" "finance_status" NOT NULL,
	"due_date" date,
	"member_id" uuid,
	"event_id" uuid,
	"method" "payment_method",
	"notes" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"dues_month" date,
	"reversal_of" uuid,
	"import_id" uuid,
	"imported_line" text,
	"search" text GENERATED ALWAYS AS (fold_text(description || ' ' || amount || ' ' || coalesce(notes, ''))) STORED NOT NULL,
	CONSTRAINT "finances_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"area" "import_area" NOT NULL,
	"file_name" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"added" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "imports_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "finance_changes" ADD CONSTRAINT "finance_changes_finance_fk" FOREIGN KEY ("group_id","finance_id") REFERENCES "public"."finances"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_closings" ADD CONSTRAINT "finance_closings_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_months" ADD CONSTRAINT "finance_months_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_reversal_fk" FOREIGN KEY ("group_id","reversal_of") REFERENCES "public"."finances"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_import_fk" FOREIGN KEY ("group_id","import_id") REFERENCES "public"."imports"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "finance_closings_month_key" ON "finance_closings" USING btree ("group_id","month") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "finances_natural_order_index" ON "finances" USING btree ("group_id","date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "finances_description_index" ON "finances" USING btree ("group_id","description","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "finances_amount_index" ON "finances" USING btree ("group_id","amount","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "finances_member_index" ON "finances" USING btree ("group_id","member_id","date") WHERE deleted_at is null and member_id is not null;--> statement-breakpoint
CREATE INDEX "finances_event_index" ON "finances" USING btree ("group_id","event_id") WHERE deleted_at is null and event_id is not null;--> statement-breakpoint
CREATE INDEX "finances_pending_index" ON "finances" USING btree ("group_id","kind","due_date","date","amount") WHERE deleted_at is null and status = 'pending';--> statement-breakpoint
CREATE INDEX "finances_import_index" ON "finances" USING btree ("group_id","import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "finances_dues_key" ON "finances" USING btree ("group_id","member_id","dues_month") WHERE deleted_at is null and dues_month is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "finances_reversal_key" ON "finances" USING btree ("group_id","reversal_of") WHERE deleted_at is null and reversal_of is not null;--> statement-breakpoint
CREATE INDEX "finances_search_index" ON "finances" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_import_fk" FOREIGN KEY ("group_id","import_id") REFERENCES "public"."imports"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_import_index" ON "members" USING btree ("group_id","import_id") WHERE import_id is not null;--> statement-breakpoint
-- The first day of the month that holds the day.
CREATE FUNCTION month_of(day date) RETURNS date
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN day - (extract(day FROM day)::integer - 1);
--> statement-breakpoint
-- What makes one line of a bank's file the same as another. A day is counted, as how it is written depends on settings.
CREATE FUNCTION finance_line_key(day date, kind finance_kind, amount bigint, description text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN md5((day - '2000-01-01'::date) || ' ' || CASE kind WHEN 'income' THEN '+' ELSE '-' END || amount || ' ' || description);
