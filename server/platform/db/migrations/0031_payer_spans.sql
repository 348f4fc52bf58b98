ALTER TABLE "member_payers" DROP CONSTRAINT "member_payers_group_id_member_id_pk";--> statement-breakpoint
ALTER TABLE "member_payers" ALTER COLUMN "since" SET DEFAULT '0001-01-01';--> statement-breakpoint
UPDATE "member_payers" SET "since" = '0001-01-01' WHERE "since" IS NULL;--> statement-breakpoint
ALTER TABLE "member_payers" ALTER COLUMN "since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member_payers" ADD CONSTRAINT "member_payers_group_id_member_id_since_pk" PRIMARY KEY("group_id","member_id","since");--> statement-breakpoint
ALTER TABLE "member_payers" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "statement_mails" ADD COLUMN "payer_id" uuid;