CREATE TABLE "finance_spheres" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finance_spheres" ADD CONSTRAINT "finance_spheres_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;