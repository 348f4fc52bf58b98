CREATE TABLE "member_import_updates" (
	"group_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "member_import_updates_group_id_import_id_member_id_pk" PRIMARY KEY("group_id","import_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "updated" integer;--> statement-breakpoint
ALTER TABLE "member_import_updates" ADD CONSTRAINT "member_import_updates_import_fk" FOREIGN KEY ("group_id","import_id") REFERENCES "public"."imports"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_import_updates" ADD CONSTRAINT "member_import_updates_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;