ALTER TABLE "finances" ADD COLUMN "joined_into" uuid;--> statement-breakpoint
ALTER TABLE "match_rules" ADD COLUMN "subcategory_id" uuid;--> statement-breakpoint
ALTER TABLE "member_payers" ADD COLUMN "since" date;