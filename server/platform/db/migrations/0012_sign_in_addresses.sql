CREATE TABLE "sign_in_addresses" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_email_index";
--> statement-breakpoint
-- Accounts that sign in by a password first: of the demo's, whose addresses are made up, one may be somebody's.
INSERT INTO "sign_in_addresses" ("address_hash", "group_id", "user_id")
  SELECT sha256(convert_to(email, 'UTF8')), group_id, id FROM "users" WHERE password_hash IS NOT NULL
  ON CONFLICT (address_hash) DO NOTHING;
--> statement-breakpoint
INSERT INTO "sign_in_addresses" ("address_hash", "group_id", "user_id")
  SELECT sha256(convert_to(email, 'UTF8')), group_id, id FROM "users" WHERE password_hash IS NULL
  ON CONFLICT (address_hash) DO NOTHING;
