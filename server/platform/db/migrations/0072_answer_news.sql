CREATE TABLE "answer_news" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_daily" boolean NOT NULL,
	"no_days" integer,
	"told_at" timestamp with time zone,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_news_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "answer_news" ADD CONSTRAINT "answer_news_user_fk" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."users"("group_id","id") ON DELETE cascade ON UPDATE no action;