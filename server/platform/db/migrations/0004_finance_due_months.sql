CREATE TABLE "finance_due_months" (
	"group_id" uuid NOT NULL,
	"month" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "finance_due_months_group_id_month_pk" PRIMARY KEY("group_id","month")
);
--> statement-breakpoint
ALTER TABLE "finance_due_months" ADD CONSTRAINT "finance_due_months_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "finance_due_months" ("group_id", "month", "amount")
  SELECT group_id, month_of(due_date), sum(amount) FROM "finances"
   WHERE kind = 'income' AND status = 'pending' AND due_date IS NOT NULL AND deleted_at IS NULL GROUP BY 1, 2;
