CREATE TABLE "finance_debts" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"amount" bigint NOT NULL,
	"entries" bigint NOT NULL,
	CONSTRAINT "finance_debts_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "finance_debt_totals" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"debtors" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finance_debts" ADD CONSTRAINT "finance_debts_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_debt_totals" ADD CONSTRAINT "finance_debt_totals_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finance_debts_amount_index" ON "finance_debts" USING btree ("group_id","amount" DESC NULLS FIRST,"name","member_id") WHERE entries > 0;--> statement-breakpoint
CREATE INDEX "finance_debts_name_index" ON "finance_debts" USING btree ("group_id","name","member_id") WHERE entries > 0;
--> statement-breakpoint
INSERT INTO "finance_debts" ("group_id", "member_id", "name", "amount", "entries")
  SELECT m.group_id, m.id, m.name, sum(f.amount), count(*) FROM "finances" f
    JOIN "members" m ON m.group_id = f.group_id AND m.id = f.member_id
   WHERE f.kind = 'income' AND f.status = 'pending' AND f.deleted_at IS NULL AND f.reversal_of IS NULL
     AND NOT EXISTS (SELECT FROM "finances" r WHERE r.group_id = f.group_id AND r.reversal_of = f.id
                        AND r.deleted_at IS NULL AND r.status = 'pending')
   GROUP BY m.group_id, m.id;
--> statement-breakpoint
INSERT INTO "finance_debt_totals" ("group_id", "debtors", "amount")
  SELECT group_id, count(*), sum(amount) FROM "finance_debts" GROUP BY group_id;
