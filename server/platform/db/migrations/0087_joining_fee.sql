CREATE TABLE "joining_fee_entries" (
	"group_id" uuid NOT NULL,
	"finance_id" uuid NOT NULL,
	CONSTRAINT "joining_fee_entries_group_id_finance_id_pk" PRIMARY KEY("group_id","finance_id")
);
--> statement-breakpoint
ALTER TABLE "fee_classes" ADD COLUMN "joining_fee" jsonb;--> statement-breakpoint
ALTER TABLE "joining_fee_entries" ADD CONSTRAINT "joining_fee_entries_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_fee_entries" ADD CONSTRAINT "joining_fee_entries_finance_fk" FOREIGN KEY ("group_id","finance_id") REFERENCES "public"."finances"("group_id","id") ON DELETE cascade ON UPDATE no action;