-- Lets the index of a search begin with the group. Trusted, as the extensions of 0000 are.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "event_summaries" (
	"group_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"filters" text NOT NULL,
	"fingerprint" text NOT NULL,
	"summary" jsonb NOT NULL,
	CONSTRAINT "event_summaries_group_id_slot_pk" PRIMARY KEY("group_id","slot")
);
--> statement-breakpoint
DROP INDEX "finances_description_index";--> statement-breakpoint
DROP INDEX "finances_category_index";--> statement-breakpoint
DROP INDEX "finances_kind_index";--> statement-breakpoint
DROP INDEX "finances_status_index";--> statement-breakpoint
DROP INDEX "finances_pending_index";--> statement-breakpoint
DROP INDEX "finances_search_index";--> statement-breakpoint
ALTER TABLE "event_summaries" ADD CONSTRAINT "event_summaries_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finances_pending_index" ON "finances" USING btree ("group_id","kind","due_date","date","amount","id") WHERE deleted_at is null and status = 'pending';--> statement-breakpoint
CREATE INDEX "finances_search_index" ON "finances" USING gin ("group_id","search" gin_trgm_ops) WITH (fastupdate=true,gin_pending_list_limit=1024) WHERE deleted_at is null;
--> statement-breakpoint
-- Sums that every look at the balance reads: with them in the key itself, the rows, which lie scattered among those of all other
-- groups, need not be visited.
ALTER TABLE "finance_months" DROP CONSTRAINT "finance_months_group_id_month_kind_status_category_pk";
--> statement-breakpoint
ALTER TABLE "finance_months" ADD CONSTRAINT "finance_months_group_id_month_kind_status_category_pk"
  PRIMARY KEY ("group_id","month","kind","status","category") INCLUDE ("amount","entries");
--> statement-breakpoint
ALTER TABLE "finance_due_months" DROP CONSTRAINT "finance_due_months_group_id_month_pk";
--> statement-breakpoint
ALTER TABLE "finance_due_months" ADD CONSTRAINT "finance_due_months_group_id_month_pk" PRIMARY KEY ("group_id","month") INCLUDE ("amount");
