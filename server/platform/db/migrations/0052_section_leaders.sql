ALTER TABLE "invitations" ADD COLUMN "leads" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leads" jsonb;