CREATE TABLE "deputy_asks" (
	"group_id" uuid NOT NULL,
	"search_id" uuid NOT NULL,
	"pool_person_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"deputy_id" uuid,
	"asked_at" timestamp with time zone,
	"waits_until" timestamp with time zone,
	"passed" text,
	"told_at" timestamp with time zone,
	CONSTRAINT "deputy_asks_group_id_search_id_pool_person_id_pk" PRIMARY KEY("group_id","search_id","pool_person_id")
);
--> statement-breakpoint
CREATE TABLE "deputy_searches" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"instrument" text COLLATE "natural_order" NOT NULL,
	"seats" integer NOT NULL,
	"hours" integer NOT NULL,
	"words" text,
	"locale" text NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deputy_searches_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "deputies" ADD COLUMN "fee" bigint;--> statement-breakpoint
ALTER TABLE "deputies" ADD COLUMN "fee_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "deputies" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deputy_asks" ADD CONSTRAINT "deputy_asks_search_fk" FOREIGN KEY ("group_id","search_id") REFERENCES "public"."deputy_searches"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputy_searches" ADD CONSTRAINT "deputy_searches_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deputy_asks_deputy_index" ON "deputy_asks" USING btree ("group_id","deputy_id");--> statement-breakpoint
CREATE INDEX "deputy_asks_waiting_index" ON "deputy_asks" USING btree ("group_id","waits_until","search_id") WHERE waits_until is not null;--> statement-breakpoint
CREATE INDEX "deputy_searches_event_index" ON "deputy_searches" USING btree ("group_id","event_id");