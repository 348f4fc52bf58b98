CREATE TYPE "public"."finance_account_kind" AS ENUM('cash', 'bank', 'payment');--> statement-breakpoint
CREATE TYPE "public"."transfer_action" AS ENUM('created', 'changed', 'removed', 'restored');--> statement-breakpoint
CREATE TABLE "finance_account_months" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"kind" "finance_kind" NOT NULL,
	"status" "finance_status" NOT NULL,
	"category" "finance_category" NOT NULL,
	"amount" bigint NOT NULL,
	"entries" bigint NOT NULL,
	CONSTRAINT "finance_account_months_pk" PRIMARY KEY("group_id","account_id","month","kind","status","category")
);
--> statement-breakpoint
CREATE TABLE "finance_accounts" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"kind" "finance_account_kind" NOT NULL,
	"number" text,
	"closed_on" date,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "finance_accounts_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "transfer_changes" (
	"group_id" uuid NOT NULL,
	"transfer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"action" "transfer_action" NOT NULL,
	"after" jsonb,
	CONSTRAINT "transfer_changes_group_id_transfer_id_number_pk" PRIMARY KEY("group_id","transfer_id","number")
);
--> statement-breakpoint
CREATE TABLE "transfer_months" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"amount" bigint NOT NULL,
	"transfers" bigint NOT NULL,
	CONSTRAINT "transfer_months_group_id_account_id_month_pk" PRIMARY KEY("group_id","account_id","month")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_account_id" uuid NOT NULL,
	"to_account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"date" date NOT NULL,
	"description" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "transfers_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
-- The first account of each group bears its id, and holds what there is. Its name is in the language of who joined first.
-- Edited after its release: Citus 13.2 hands `CASE array[1] WHEN 'pt-BR'` to its other servers as a boolean, which they refuse.
INSERT INTO "finance_accounts" ("group_id", "id", "name", "kind")
  SELECT g."group_id", g."group_id",
         CASE WHEN (array_agg(u."locale" ORDER BY u."created_at", u."id"))[1] = 'pt-BR' THEN 'Principal' ELSE 'Main' END, 'bank'
    FROM "groups" g LEFT JOIN "users" u ON u."group_id" = g."group_id" GROUP BY g."group_id";--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "account_id" uuid;--> statement-breakpoint
UPDATE "finances" SET "account_id" = "group_id";--> statement-breakpoint
ALTER TABLE "finances" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
INSERT INTO "finance_account_months" ("group_id", "account_id", "month", "kind", "status", "category", "amount", "entries")
  SELECT "group_id", "group_id", "month", "kind", "status", "category", "amount", "entries" FROM "finance_months";--> statement-breakpoint
ALTER TABLE "finance_account_months" ADD CONSTRAINT "finance_account_months_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_accounts" ADD CONSTRAINT "finance_accounts_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_changes" ADD CONSTRAINT "transfer_changes_transfer_fk" FOREIGN KEY ("group_id","transfer_id") REFERENCES "public"."transfers"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_months" ADD CONSTRAINT "transfer_months_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_fk" FOREIGN KEY ("group_id","from_account_id") REFERENCES "public"."finance_accounts"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_fk" FOREIGN KEY ("group_id","to_account_id") REFERENCES "public"."finance_accounts"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_natural_order_index" ON "transfers" USING btree ("group_id","date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "transfers_from_index" ON "transfers" USING btree ("group_id","from_account_id","date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "transfers_to_index" ON "transfers" USING btree ("group_id","to_account_id","date","id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_account_fk" FOREIGN KEY ("group_id","account_id") REFERENCES "public"."finance_accounts"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finances_account_index" ON "finances" USING btree ("group_id","account_id","date","id") WHERE deleted_at is null;