DROP INDEX "finances_search_index";--> statement-breakpoint
CREATE INDEX "finances_category_index" ON "finances" USING btree ("group_id","category","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "finances_kind_index" ON "finances" USING btree ("group_id","kind","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "finances_status_index" ON "finances" USING btree ("group_id","status","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "finances_due_date_index" ON "finances" USING btree ("group_id","due_date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "finances_search_index" ON "finances" USING gin ("search" gin_trgm_ops) WITH (fastupdate=true,gin_pending_list_limit=1024) WHERE deleted_at is null;