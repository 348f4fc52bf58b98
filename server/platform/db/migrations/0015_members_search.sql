DROP INDEX "members_search_index";--> statement-breakpoint
CREATE INDEX "members_search_index" ON "members" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);