CREATE TABLE "datev_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "datev_settings" ADD CONSTRAINT "datev_settings_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;