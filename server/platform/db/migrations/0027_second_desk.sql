CREATE TYPE "public"."bank_line_outcome" AS ENUM('made', 'paid', 'linked', 'skipped');--> statement-breakpoint
CREATE TYPE "public"."fee_rhythm" AS ENUM('monthly', 'quarterly', 'half_yearly', 'yearly', 'season');--> statement-breakpoint
CREATE TABLE "bank_line_entries" (
	"group_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"outcome" "bank_line_outcome" NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "bank_line_entries_group_id_import_id_place_entry_id_pk" PRIMARY KEY("group_id","import_id","place","entry_id")
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"group_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"digest" "bytea" NOT NULL,
	"bank_id" text,
	"outcome" "bank_line_outcome" NOT NULL,
	CONSTRAINT "bank_lines_group_id_import_id_place_pk" PRIMARY KEY("group_id","import_id","place")
);
--> statement-breakpoint
CREATE TABLE "fee_classes" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"amount" bigint NOT NULL,
	"rhythm" "fee_rhythm" NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "fee_classes_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_fees" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"from_month" date NOT NULL,
	"to_month" date,
	"class_id" uuid NOT NULL,
	CONSTRAINT "member_fees_group_id_member_id_from_month_pk" PRIMARY KEY("group_id","member_id","from_month")
);
--> statement-breakpoint
CREATE TABLE "match_rules" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"contains" text,
	"counterparty" text,
	"amount" bigint,
	"category" "finance_category",
	"member_id" uuid,
	"event_id" uuid,
	"account_id" uuid,
	"notes" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "match_rules_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"pix_key" text,
	"pix_name" text,
	"pix_city" text,
	"transfer_name" text,
	"iban" text,
	"bic" text,
	"details" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_pieces" (
	"group_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "receipt_pieces_group_id_receipt_id_number_pk" PRIMARY KEY("group_id","receipt_id","number")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"finance_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_by" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" text,
	CONSTRAINT "receipts_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "statement_mails" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"locale" text NOT NULL,
	"by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"reply_code" integer,
	CONSTRAINT "statement_mails_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "part_of" uuid;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "written_off_on" date;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "write_off_reason" text;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "bank_id" text;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "bank_line" text;--> statement-breakpoint
ALTER TABLE "bank_line_entries" ADD CONSTRAINT "bank_line_entries_line_fk" FOREIGN KEY ("group_id","import_id","place") REFERENCES "public"."bank_lines"("group_id","import_id","place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_import_fk" FOREIGN KEY ("group_id","import_id") REFERENCES "public"."imports"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_classes" ADD CONSTRAINT "fee_classes_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_fees" ADD CONSTRAINT "member_fees_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_fees" ADD CONSTRAINT "member_fees_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_fees" ADD CONSTRAINT "member_fees_class_fk" FOREIGN KEY ("group_id","class_id") REFERENCES "public"."fee_classes"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_rules" ADD CONSTRAINT "match_rules_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD CONSTRAINT "payment_settings_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_pieces" ADD CONSTRAINT "receipt_pieces_receipt_fk" FOREIGN KEY ("group_id","receipt_id") REFERENCES "public"."receipts"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_finance_fk" FOREIGN KEY ("group_id","finance_id") REFERENCES "public"."finances"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_mails" ADD CONSTRAINT "statement_mails_group_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_line_entries_entry_index" ON "bank_line_entries" USING btree ("group_id","entry_id");--> statement-breakpoint
CREATE INDEX "bank_lines_date_index" ON "bank_lines" USING btree ("group_id","account_id","date");--> statement-breakpoint
CREATE INDEX "receipts_finance_index" ON "receipts" USING btree ("group_id","finance_id");--> statement-breakpoint
CREATE INDEX "receipts_file_index" ON "receipts" USING btree ("group_id","sha256") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "statement_mails_member_index" ON "statement_mails" USING btree ("group_id","member_id","made_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_part_fk" FOREIGN KEY ("group_id","part_of") REFERENCES "public"."finances"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finances_part_index" ON "finances" USING btree ("group_id","part_of") WHERE part_of is not null;--> statement-breakpoint
CREATE INDEX "finances_write_off_index" ON "finances" USING btree ("group_id","member_id","dues_month") WHERE written_off_on is not null;--> statement-breakpoint
CREATE INDEX "finances_bank_line_index" ON "finances" USING btree ("group_id","bank_line") WHERE deleted_at is null and bank_line is not null;