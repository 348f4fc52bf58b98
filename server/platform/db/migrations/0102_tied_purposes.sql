ALTER TABLE "finance_purposes" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "finance_purposes" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "finance_purposes" ADD CONSTRAINT "finance_purposes_event_fk" FOREIGN KEY ("group_id","event_id") REFERENCES "public"."events"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finance_purposes_event_index" ON "finance_purposes" USING btree ("group_id","event_id") WHERE event_id is not null;