CREATE TABLE "auditor_ticks" (
	"group_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"finance_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"revision" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_in_as" text,
	CONSTRAINT "auditor_ticks_group_id_link_id_finance_id_pk" PRIMARY KEY("group_id","link_id","finance_id")
);
--> statement-breakpoint
ALTER TABLE "auditor_ticks" ADD CONSTRAINT "auditor_ticks_link_fk" FOREIGN KEY ("group_id","link_id") REFERENCES "public"."auditor_links"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "auditor_ticks" ("group_id", "link_id", "finance_id", "mark", "revision", "marked_at", "signed_in_as")
  SELECT s."group_id", s."link_id", s."finance_id", s."mark",
         coalesce((SELECT max(c."number") FROM "finance_changes" c
                    WHERE c."group_id" = s."group_id" AND c."finance_id" = s."finance_id" AND c."at" <= coalesce(s."marked_at", now())), 0),
         coalesce(s."marked_at", now()), s."signed_in_as"
    FROM "auditor_samples" s WHERE s."mark" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "auditor_samples" DROP COLUMN "mark";--> statement-breakpoint
ALTER TABLE "auditor_samples" DROP COLUMN "marked_at";--> statement-breakpoint
ALTER TABLE "auditor_samples" DROP COLUMN "signed_in_as";