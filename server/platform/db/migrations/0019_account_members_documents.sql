ALTER TABLE "refresh_families" ADD COLUMN "document" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_member_key" UNIQUE("group_id","member_id");