CREATE TABLE "piece_distinctions" (
	"group_id" uuid NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	CONSTRAINT "piece_distinctions_group_id_first_id_second_id_pk" PRIMARY KEY("group_id","first_id","second_id")
);
--> statement-breakpoint
ALTER TABLE "piece_distinctions" ADD CONSTRAINT "piece_distinctions_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;