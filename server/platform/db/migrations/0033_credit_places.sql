CREATE TABLE "fee_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"first_period" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "credit_use_id" uuid;--> statement-breakpoint
ALTER TABLE "finance_credit_uses" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "fee_settings" ADD CONSTRAINT "fee_settings_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finances_credit_use_index" ON "finances" USING btree ("group_id","credit_use_id") WHERE credit_use_id is not null;