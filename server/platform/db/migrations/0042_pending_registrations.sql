CREATE TABLE "pending_registrations" (
	"address_hash" "bytea" NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" "bytea",
	"name" text NOT NULL,
	"email" text NOT NULL,
	"document" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"founded" jsonb,
	"invited_to" uuid,
	"invitation_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_registrations_address_hash_id_pk" PRIMARY KEY("address_hash","id")
);
