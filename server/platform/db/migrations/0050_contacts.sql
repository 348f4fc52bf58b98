CREATE TABLE "contacts" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "contacts_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_contacts" (
	"group_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"relation" text,
	"is_guardian" boolean DEFAULT false NOT NULL,
	"emergency" smallint,
	CONSTRAINT "member_contacts_group_id_contact_id_member_id_pk" PRIMARY KEY("group_id","contact_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_contacts" ADD CONSTRAINT "member_contacts_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_contacts" ADD CONSTRAINT "member_contacts_contact_fk" FOREIGN KEY ("group_id","contact_id") REFERENCES "public"."contacts"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_contacts" ADD CONSTRAINT "member_contacts_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_name_index" ON "contacts" USING btree ("group_id","name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "member_contacts_member_index" ON "member_contacts" USING btree ("group_id","member_id");
--> statement-breakpoint
-- Emergency contacts of members become contacts; the same name and phone of two members is one person.
INSERT INTO "contacts" ("group_id", "id", "name", "phone")
SELECT "group_id", gen_random_uuid(), min("emergency_name"), min("emergency_phone")
  FROM "members" WHERE "emergency_name" IS NOT NULL AND "emergency_phone" IS NOT NULL AND "erased_at" IS NULL
 GROUP BY "group_id", fold_text("emergency_name"),
       coalesce(nullif(regexp_replace("emergency_phone", '[^0-9]', '', 'g'), ''), "emergency_phone");--> statement-breakpoint
INSERT INTO "member_contacts" ("group_id", "contact_id", "member_id", "emergency")
SELECT "members"."group_id", "contacts"."id", "members"."id", 1
  FROM "members" JOIN "contacts" ON "contacts"."group_id" = "members"."group_id"
   AND fold_text("contacts"."name") = fold_text("members"."emergency_name")
   AND coalesce(nullif(regexp_replace("contacts"."phone", '[^0-9]', '', 'g'), ''), "contacts"."phone")
     = coalesce(nullif(regexp_replace("members"."emergency_phone", '[^0-9]', '', 'g'), ''), "members"."emergency_phone")
 WHERE "members"."emergency_phone" IS NOT NULL AND "members"."erased_at" IS NULL;
