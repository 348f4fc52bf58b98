ALTER TABLE "deputies" ADD COLUMN "answer_before" "answer";--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "answer_before" "answer";