ALTER TABLE "message_recipients" ADD COLUMN "minor_ids" uuid[];--> statement-breakpoint
-- Mails to guardians were blocked at their minors; what was blocked at the guardian's address is blocked at the guardian.
INSERT INTO "mail_blocks" ("group_id", "person_id", "email", "reason", "reply_code", "at")
SELECT "mail_blocks"."group_id", "contacts"."id", "contacts"."email", max("mail_blocks"."reason"), max("mail_blocks"."reply_code"), max("mail_blocks"."at")
  FROM "mail_blocks"
  JOIN "member_contacts" ON "member_contacts"."group_id" = "mail_blocks"."group_id" AND "member_contacts"."member_id" = "mail_blocks"."person_id"
  JOIN "contacts" ON "contacts"."group_id" = "member_contacts"."group_id" AND "contacts"."id" = "member_contacts"."contact_id"
 WHERE "member_contacts"."is_guardian" AND "contacts"."email" = "mail_blocks"."email"
 GROUP BY "mail_blocks"."group_id", "contacts"."id", "contacts"."email"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "mail_blocks"
 USING "members"
 WHERE "members"."group_id" = "mail_blocks"."group_id" AND "members"."id" = "mail_blocks"."person_id"
   AND "members"."email" IS DISTINCT FROM "mail_blocks"."email"
   AND EXISTS (
     SELECT FROM "member_contacts"
       JOIN "contacts" ON "contacts"."group_id" = "member_contacts"."group_id" AND "contacts"."id" = "member_contacts"."contact_id"
      WHERE "member_contacts"."group_id" = "mail_blocks"."group_id" AND "member_contacts"."member_id" = "mail_blocks"."person_id"
        AND "member_contacts"."is_guardian" AND "contacts"."email" = "mail_blocks"."email");
