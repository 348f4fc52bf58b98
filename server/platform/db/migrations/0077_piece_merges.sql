CREATE TABLE "piece_merges" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kept_piece_id" uuid NOT NULL,
	"given_up_piece_id" uuid NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" jsonb,
	"undone_at" timestamp with time zone,
	CONSTRAINT "piece_merges_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "piece_merges" ADD CONSTRAINT "piece_merges_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "piece_merges_time_index" ON "piece_merges" USING btree ("group_id","merged_at");