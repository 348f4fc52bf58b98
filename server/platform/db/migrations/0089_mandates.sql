CREATE TABLE "debit_mandates" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"signed_on" date NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text,
	"address" jsonb,
	"is_one_off" boolean DEFAULT false NOT NULL,
	"last_used_on" date,
	"revoked_on" date,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "debit_mandates_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "creditor_id" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "debit_lead_days" integer;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "debit_notice_days" integer;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "pain_version" text;--> statement-breakpoint
ALTER TABLE "debit_mandates" ADD CONSTRAINT "debit_mandates_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debit_mandates_person_index" ON "debit_mandates" USING btree ("group_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "debit_mandates_reference_index" ON "debit_mandates" USING btree ("group_id","reference") WHERE "debit_mandates"."deleted_at" is null;