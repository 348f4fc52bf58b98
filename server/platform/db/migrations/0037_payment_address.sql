ALTER TABLE "payment_settings" ADD COLUMN "holder_street" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "holder_house_number" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "holder_postal_code" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "holder_town" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "holder_country" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "bill_language" text;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD COLUMN "qr_prefix" text;