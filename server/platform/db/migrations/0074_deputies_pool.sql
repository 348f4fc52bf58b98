CREATE TABLE "pool_people" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"email" text,
	"phone" text,
	"instruments" jsonb NOT NULL,
	"notes" text,
	"fee" bigint,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (fold_text(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || jsonb_path_query_array(instruments, '$[*].instrument')::text)) STORED NOT NULL,
	CONSTRAINT "pool_people_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "deputies" ADD COLUMN "pool_person_id" uuid;--> statement-breakpoint
ALTER TABLE "pool_people" ADD CONSTRAINT "pool_people_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pool_people_name_index" ON "pool_people" USING btree ("group_id","name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "pool_people_search_index" ON "pool_people" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "deputies_pool_index" ON "deputies" USING btree ("group_id","pool_person_id");