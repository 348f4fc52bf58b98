CREATE TYPE "public"."levy_charge_dropped" AS ENUM('member', 'levy');--> statement-breakpoint
CREATE TYPE "public"."recurring_rhythm" AS ENUM('weekly', 'monthly', 'quarterly', 'yearly');--> statement-breakpoint
CREATE TABLE "finance_subcategories" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category" "finance_category" NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "finance_subcategories_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "auditor_draws" (
	"group_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"seed" text NOT NULL,
	"population" integer NOT NULL,
	"size" integer NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auditor_draws_group_id_link_id_number_pk" PRIMARY KEY("group_id","link_id","number")
);
--> statement-breakpoint
CREATE TABLE "auditor_links" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"with_names" boolean NOT NULL,
	"hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" text NOT NULL,
	"opened_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "auditor_links_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "auditor_remarks" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"finance_id" uuid,
	"text" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "auditor_remarks_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "auditor_samples" (
	"group_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"finance_id" uuid NOT NULL,
	"draw" integer NOT NULL,
	"mark" text,
	"marked_at" timestamp with time zone,
	CONSTRAINT "auditor_samples_group_id_link_id_position_pk" PRIMARY KEY("group_id","link_id","position")
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"group_id" uuid NOT NULL,
	"year" text NOT NULL,
	"lines" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budgets_group_id_year_pk" PRIMARY KEY("group_id","year")
);
--> statement-breakpoint
CREATE TABLE "event_budgets" (
	"group_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"income" bigint NOT NULL,
	"expense" bigint NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_budgets_group_id_event_id_pk" PRIMARY KEY("group_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "finance_credit_uses" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"due_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finance_credit_uses_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "levies" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"category" "finance_category" NOT NULL,
	"amount" bigint NOT NULL,
	"due_dates" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "levies_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "levy_charges" (
	"group_id" uuid NOT NULL,
	"levy_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"finance_id" uuid NOT NULL,
	"dropped" "levy_charge_dropped",
	CONSTRAINT "levy_charges_group_id_levy_id_member_id_number_pk" PRIMARY KEY("group_id","levy_id","member_id","number")
);
--> statement-breakpoint
CREATE TABLE "member_payers" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	CONSTRAINT "member_payers_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order",
	"email" text,
	"phone" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payers_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_lines" (
	"group_id" uuid NOT NULL,
	"reconciliation_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "reconciliation_lines_group_id_reconciliation_id_line_id_pk" PRIMARY KEY("group_id","reconciliation_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"balance" bigint NOT NULL,
	"lines" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	"reason" text,
	CONSTRAINT "reconciliations_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "statement_closings" (
	"group_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "statement_closings_group_id_import_id_pk" PRIMARY KEY("group_id","import_id")
);
--> statement-breakpoint
CREATE TABLE "recurring_finances" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" "finance_kind" NOT NULL,
	"amount" bigint NOT NULL,
	"description" text COLLATE "natural_order" NOT NULL,
	"category" "finance_category" NOT NULL,
	"rhythm" "recurring_rhythm" NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date,
	"month_end" boolean NOT NULL,
	"status" "finance_status" NOT NULL,
	"member_id" uuid,
	"event_id" uuid,
	"account_id" uuid,
	"method" "payment_method",
	"notes" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "recurring_finances_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "recurring_skips" (
	"group_id" uuid NOT NULL,
	"recurring_id" uuid NOT NULL,
	"period" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurring_skips_group_id_recurring_id_period_pk" PRIMARY KEY("group_id","recurring_id","period")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"group_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"finance_id" uuid NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_group_id_year_number_pk" PRIMARY KEY("group_id","year","number")
);
--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "subcategory_id" uuid;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "split_id" uuid;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "is_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "refund_of" uuid;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "settled_on" date;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "recurring_id" uuid;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "recurring_period" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "fee_classes" ADD COLUMN "due_day" smallint;--> statement-breakpoint
ALTER TABLE "finance_subcategories" ADD CONSTRAINT "finance_subcategories_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auditor_draws" ADD CONSTRAINT "auditor_draws_link_fk" FOREIGN KEY ("group_id","link_id") REFERENCES "public"."auditor_links"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auditor_links" ADD CONSTRAINT "auditor_links_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auditor_remarks" ADD CONSTRAINT "auditor_remarks_link_fk" FOREIGN KEY ("group_id","link_id") REFERENCES "public"."auditor_links"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auditor_samples" ADD CONSTRAINT "auditor_samples_draw_fk" FOREIGN KEY ("group_id","link_id","draw") REFERENCES "public"."auditor_draws"("group_id","link_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_budgets" ADD CONSTRAINT "event_budgets_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_credit_uses" ADD CONSTRAINT "finance_credit_uses_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_credit_uses" ADD CONSTRAINT "finance_credit_uses_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_credit_uses" ADD CONSTRAINT "finance_credit_uses_due_fk" FOREIGN KEY ("group_id","due_id") REFERENCES "public"."finances"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levies" ADD CONSTRAINT "levies_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levy_charges" ADD CONSTRAINT "levy_charges_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levy_charges" ADD CONSTRAINT "levy_charges_levy_fk" FOREIGN KEY ("group_id","levy_id") REFERENCES "public"."levies"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levy_charges" ADD CONSTRAINT "levy_charges_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levy_charges" ADD CONSTRAINT "levy_charges_finance_fk" FOREIGN KEY ("group_id","finance_id") REFERENCES "public"."finances"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_payers" ADD CONSTRAINT "member_payers_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_payers" ADD CONSTRAINT "member_payers_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_payers" ADD CONSTRAINT "member_payers_payer_fk" FOREIGN KEY ("group_id","payer_id") REFERENCES "public"."payers"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD CONSTRAINT "reconciliation_lines_fk" FOREIGN KEY ("group_id","reconciliation_id") REFERENCES "public"."reconciliations"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_account_fk" FOREIGN KEY ("group_id","account_id") REFERENCES "public"."finance_accounts"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_closings" ADD CONSTRAINT "statement_closings_import_fk" FOREIGN KEY ("group_id","import_id") REFERENCES "public"."imports"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_finances" ADD CONSTRAINT "recurring_finances_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_skips" ADD CONSTRAINT "recurring_skips_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_skips" ADD CONSTRAINT "recurring_skips_recurring_fk" FOREIGN KEY ("group_id","recurring_id") REFERENCES "public"."recurring_finances"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auditor_links_hash_index" ON "auditor_links" USING btree ("group_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "auditor_samples_finance_key" ON "auditor_samples" USING btree ("group_id","link_id","finance_id");--> statement-breakpoint
CREATE INDEX "finance_credit_uses_member_index" ON "finance_credit_uses" USING btree ("group_id","member_id");--> statement-breakpoint
CREATE INDEX "finance_credit_uses_due_index" ON "finance_credit_uses" USING btree ("group_id","due_id");--> statement-breakpoint
CREATE INDEX "levy_charges_finance_index" ON "levy_charges" USING btree ("group_id","finance_id");--> statement-breakpoint
CREATE INDEX "member_payers_payer_index" ON "member_payers" USING btree ("group_id","payer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_lines_line_key" ON "reconciliation_lines" USING btree ("group_id","line_id","account_id") WHERE not is_undone;--> statement-breakpoint
CREATE INDEX "reconciliation_lines_undone_index" ON "reconciliation_lines" USING btree ("group_id","line_id") WHERE is_undone;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_day_key" ON "reconciliations" USING btree ("group_id","account_id","day") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "reconciliations_account_index" ON "reconciliations" USING btree ("group_id","account_id","day");--> statement-breakpoint
CREATE INDEX "statement_closings_account_index" ON "statement_closings" USING btree ("group_id","account_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_finance_key" ON "vouchers" USING btree ("group_id","finance_id","year");--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_subcategory_fk" FOREIGN KEY ("group_id","subcategory_id") REFERENCES "public"."finance_subcategories"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_refund_fk" FOREIGN KEY ("group_id","refund_of") REFERENCES "public"."finances"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finances_subcategory_index" ON "finances" USING btree ("group_id","subcategory_id","date","id") WHERE subcategory_id is not null;--> statement-breakpoint
CREATE INDEX "finances_split_index" ON "finances" USING btree ("group_id","split_id") WHERE split_id is not null;--> statement-breakpoint
CREATE INDEX "finances_settled_index" ON "finances" USING btree ("group_id","member_id","dues_month") WHERE settled_on is not null;--> statement-breakpoint
CREATE INDEX "finances_credit_index" ON "finances" USING btree ("group_id","member_id") WHERE is_credit and deleted_at is null;--> statement-breakpoint
CREATE INDEX "finances_refund_index" ON "finances" USING btree ("group_id","refund_of") WHERE refund_of is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "finances_recurring_key" ON "finances" USING btree ("group_id","recurring_id","recurring_period") WHERE deleted_at is null and recurring_id is not null;--> statement-breakpoint
-- What is closed already has its numbers, as if it had been closed with them. As text: a value that came to its type in this transaction is not used yet.
INSERT INTO "vouchers" ("group_id", "year", "number", "finance_id")
  SELECT f."group_id", extract(year FROM f."date")::int,
         row_number() OVER (PARTITION BY f."group_id", extract(year FROM f."date")::int ORDER BY f."date", f."created_at", f."id"),
         f."id"
    FROM "finances" f
    JOIN (SELECT "group_id", max("month") AS "last" FROM "finance_closings" WHERE "reopened_at" IS NULL GROUP BY "group_id") c
      ON c."group_id" = f."group_id"
   WHERE f."deleted_at" IS NULL AND f."status" = 'paid' AND f."category"::text <> 'opening' AND month_of(f."date") <= c."last";
