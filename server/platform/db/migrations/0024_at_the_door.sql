CREATE TABLE "check_ins" (
	"group_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"member_id" uuid,
	"deputy_id" uuid,
	"checked_in_at" timestamp with time zone NOT NULL,
	"is_late" boolean NOT NULL,
	"set_by" uuid,
	CONSTRAINT "check_ins_group_id_event_id_person_id_pk" PRIMARY KEY("group_id","event_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "late_grace_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "finish_default" text DEFAULT 'present' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_member_fk" FOREIGN KEY ("group_id","member_id") REFERENCES "public"."members"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_deputy_fk" FOREIGN KEY ("group_id","deputy_id") REFERENCES "public"."deputies"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_member_index" ON "check_ins" USING btree ("group_id","member_id");--> statement-breakpoint
CREATE INDEX "check_ins_deputy_index" ON "check_ins" USING btree ("group_id","deputy_id");