CREATE TABLE "finance_dues" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"dues" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "shape" "bytea";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "format" jsonb;--> statement-breakpoint
ALTER TABLE "finance_dues" ADD CONSTRAINT "finance_dues_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;