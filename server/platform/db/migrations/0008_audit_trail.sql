CREATE TABLE "audit_entries" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"subject_name" text,
	"before" jsonb,
	"after" jsonb,
	"address" text,
	"device" text,
	"request_id" text,
	"search" text GENERATED ALWAYS AS (fold_text(coalesce(actor_name, '') || ' ' || coalesce(subject_name, ''))) STORED NOT NULL,
	CONSTRAINT "audit_entries_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "audit_months" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_order_index" ON "audit_entries" USING btree ("group_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" USING btree ("group_id","actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("group_id","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_index" ON "audit_entries" USING btree ("group_id","action","at","id");
--> statement-breakpoint
-- What is recorded stays: even the owner, as which Batuta runs, may only add and read. The two exceptions take the right back for
-- the length of their transaction (server/platform/audit/auditPurge.ts).
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entries" FROM CURRENT_USER;
