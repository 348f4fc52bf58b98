CREATE TABLE "pieces" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text COLLATE "natural_order" NOT NULL,
	"composer" text COLLATE "natural_order",
	"arranger" text,
	"publisher" text,
	"shelf" text COLLATE "natural_order",
	"minutes" integer,
	"grade" real,
	"genre" text,
	"instrumentation" text,
	"iswc" text,
	"ismn" text,
	"society" text,
	"work_number" text,
	"notes" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (fold_text(title || ' ' || coalesce(composer, '') || ' ' || coalesce(arranger, '') || ' ' || coalesce(shelf, ''))) STORED NOT NULL,
	CONSTRAINT "pieces_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "pieces" ADD CONSTRAINT "pieces_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pieces_title_index" ON "pieces" USING btree ("group_id","title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "pieces_genre_index" ON "pieces" USING btree ("group_id","genre") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "pieces_search_index" ON "pieces" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false) WHERE deleted_at is null;