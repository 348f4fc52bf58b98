ALTER TABLE "payment_settings" ADD COLUMN "notice_subject" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "notice_text" text;--> statement-breakpoint
ALTER TABLE "statement_mails" ADD COLUMN "debit_line_id" uuid;--> statement-breakpoint
CREATE INDEX "statement_mails_debit_line_index" ON "statement_mails" USING btree ("group_id","debit_line_id");