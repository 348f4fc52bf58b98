ALTER TABLE "finances" ADD COLUMN "return_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "bank_format" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "statement_from" date;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "statement_to" date;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "counterparty" text;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "counterparty_account" text;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "file_line" integer;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "statement" text;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "batch" text;--> statement-breakpoint
CREATE INDEX "finances_return_index" ON "finances" USING btree ("group_id","return_id") WHERE return_id is not null;