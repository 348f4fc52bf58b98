-- Counted at every attempt and void within a minute: without a log of writes, a count waits for no disk. A crash of the database
-- empties the table.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
