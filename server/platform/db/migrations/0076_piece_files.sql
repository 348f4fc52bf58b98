CREATE TABLE "piece_file_chunks" (
	"group_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "piece_file_chunks_group_id_file_id_number_pk" PRIMARY KEY("group_id","file_id","number")
);
--> statement-breakpoint
CREATE TABLE "piece_files" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"name" text NOT NULL,
	"parts" jsonb,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "piece_files_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "piece_file_chunks" ADD CONSTRAINT "piece_file_chunks_file_fk" FOREIGN KEY ("group_id","file_id") REFERENCES "public"."piece_files"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piece_files" ADD CONSTRAINT "piece_files_piece_fk" FOREIGN KEY ("group_id","piece_id") REFERENCES "public"."pieces"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "piece_files_piece_index" ON "piece_files" USING btree ("group_id","piece_id");