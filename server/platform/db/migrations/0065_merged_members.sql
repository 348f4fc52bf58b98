CREATE TABLE "member_distinctions" (
	"group_id" uuid NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	CONSTRAINT "member_distinctions_group_id_first_id_second_id_pk" PRIMARY KEY("group_id","first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "member_merges" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"given_up_id" uuid NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"changes" jsonb,
	"undone_at" timestamp with time zone,
	CONSTRAINT "member_merges_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "member_distinctions" ADD CONSTRAINT "member_distinctions_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_merges_kept_index" ON "member_merges" USING btree ("group_id","kept_id");