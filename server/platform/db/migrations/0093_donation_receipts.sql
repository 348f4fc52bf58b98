CREATE TABLE "donation_gifts" (
	"group_id" uuid NOT NULL,
	"finance_id" uuid NOT NULL,
	"donor_id" uuid,
	"is_waiver" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "donation_gifts_group_id_finance_id_pk" PRIMARY KEY("group_id","finance_id")
);
--> statement-breakpoint
CREATE TABLE "donation_receipt_entries" (
	"group_id" uuid NOT NULL,
	"finance_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	CONSTRAINT "donation_receipt_entries_group_id_finance_id_pk" PRIMARY KEY("group_id","finance_id")
);
--> statement-breakpoint
CREATE TABLE "donation_receipts" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"donor_id" uuid NOT NULL,
	"donor_name" text COLLATE "natural_order" NOT NULL,
	"donor_address" text[] NOT NULL,
	"donor_tax_id" text,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"country" text,
	"locale" text NOT NULL,
	"issuer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "donation_receipts_group_id_id_pk" PRIMARY KEY("group_id","id"),
	CONSTRAINT "donation_receipts_number_key" UNIQUE("group_id","year","number")
);
--> statement-breakpoint
CREATE TABLE "donation_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"issuer" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donors" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order",
	"address" jsonb,
	"tax_id" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "donors_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "donation_gifts" ADD CONSTRAINT "donation_gifts_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_receipt_entries" ADD CONSTRAINT "donation_receipt_entries_receipt_fk" FOREIGN KEY ("group_id","receipt_id") REFERENCES "public"."donation_receipts"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_receipts" ADD CONSTRAINT "donation_receipts_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_settings" ADD CONSTRAINT "donation_settings_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donors" ADD CONSTRAINT "donors_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donation_receipt_entries_receipt_index" ON "donation_receipt_entries" USING btree ("group_id","receipt_id");--> statement-breakpoint
CREATE INDEX "donation_receipts_donor_index" ON "donation_receipts" USING btree ("group_id","donor_id");