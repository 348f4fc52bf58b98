CREATE TYPE "public"."member_status" AS ENUM('active', 'on_leave', 'former');--> statement-breakpoint
CREATE TYPE "public"."section" AS ENUM('strings', 'woodwinds', 'brass', 'percussion', 'keyboards', 'voices', 'direction', 'other');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('admin', 'treasurer', 'conductor', 'secretary', 'member', 'client');--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"screen_id" integer NOT NULL,
	"is_bookmarked" boolean NOT NULL,
	CONSTRAINT "bookmarks_group_id_user_id_screen_id_pk" PRIMARY KEY("group_id","user_id","screen_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"role" "role" NOT NULL,
	"note" text,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "invitations_group_id_id_pk" PRIMARY KEY("group_id","id"),
	CONSTRAINT "invitations_hash_key" UNIQUE("group_id","hash")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"section" "section" NOT NULL,
	"instrument" text COLLATE "natural_order",
	"position" text,
	"status" "member_status" NOT NULL,
	"email" text,
	"phone" text,
	"birth_date" date,
	"joined_on" date,
	"emergency_name" text,
	"emergency_phone" text,
	"notes" text,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (fold_text(name || ' ' || coalesce(instrument, '') || ' ' || coalesce(position, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) STORED NOT NULL,
	CONSTRAINT "members_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "refresh_families" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refresh_families_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"group_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"family_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"sealed_successor" "bytea",
	CONSTRAINT "refresh_tokens_group_id_hash_pk" PRIMARY KEY("group_id","hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"email" text NOT NULL,
	"document" text NOT NULL,
	"document_key" text GENERATED ALWAYS AS (upper(regexp_replace(document, '[^A-Za-z0-9]', '', 'g'))) STORED NOT NULL,
	"role" "role" NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_group_id_id_pk" PRIMARY KEY("group_id","id"),
	CONSTRAINT "users_email_key" UNIQUE("group_id","email"),
	CONSTRAINT "users_document_key" UNIQUE("group_id","document_key")
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_fk" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."users"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_fk" FOREIGN KEY ("group_id","invited_by") REFERENCES "public"."users"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_user_fk" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."users"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_fk" FOREIGN KEY ("group_id","family_id") REFERENCES "public"."refresh_families"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_inviter_index" ON "invitations" USING btree ("group_id","invited_by");--> statement-breakpoint
CREATE INDEX "members_natural_order_index" ON "members" USING btree ("group_id","name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "members_counting_index" ON "members" USING btree ("group_id","section","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "members_search_index" ON "members" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "refresh_families_user_index" ON "refresh_families" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_index" ON "refresh_tokens" USING btree ("group_id","family_id");--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree ("email");