CREATE TABLE "payment_order_lines" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"finance_id" uuid NOT NULL,
	"name" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text,
	"amount" bigint NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "payment_order_lines_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"debtor" jsonb NOT NULL,
	"pain_version" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "payment_orders_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_order_lines" ADD CONSTRAINT "payment_order_lines_order_fk" FOREIGN KEY ("group_id","order_id") REFERENCES "public"."payment_orders"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_order_lines_order_index" ON "payment_order_lines" USING btree ("group_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_order_lines_finance_index" ON "payment_order_lines" USING btree ("group_id","finance_id");