CREATE TABLE "debit_line_entries" (
	"group_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"finance_id" uuid NOT NULL,
	CONSTRAINT "debit_line_entries_group_id_line_id_finance_id_pk" PRIMARY KEY("group_id","line_id","finance_id")
);
--> statement-breakpoint
CREATE TABLE "debit_lines" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"mandate_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"signed_on" date NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text,
	"address" jsonb,
	"sequence" text NOT NULL,
	"amount" bigint NOT NULL,
	"text" text NOT NULL,
	"used_before" date,
	CONSTRAINT "debit_lines_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "debit_runs" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"creditor" jsonb NOT NULL,
	"pain_version" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "debit_runs_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "debit_line_entries" ADD CONSTRAINT "debit_line_entries_line_fk" FOREIGN KEY ("group_id","line_id") REFERENCES "public"."debit_lines"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_lines" ADD CONSTRAINT "debit_lines_run_fk" FOREIGN KEY ("group_id","run_id") REFERENCES "public"."debit_runs"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_runs" ADD CONSTRAINT "debit_runs_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debit_line_entries_finance_index" ON "debit_line_entries" USING btree ("group_id","finance_id");--> statement-breakpoint
CREATE INDEX "debit_lines_run_index" ON "debit_lines" USING btree ("group_id","run_id");