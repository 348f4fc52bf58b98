CREATE TABLE "finance_purposes" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"note" text,
	"ends_on" date,
	"is_closed" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "finance_purposes_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "purpose_id" uuid;--> statement-breakpoint
ALTER TABLE "finance_purposes" ADD CONSTRAINT "finance_purposes_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_purpose_fk" FOREIGN KEY ("group_id","purpose_id") REFERENCES "public"."finance_purposes"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finances_purpose_index" ON "finances" USING btree ("group_id","purpose_id","date","id") WHERE purpose_id is not null;