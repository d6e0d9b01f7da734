CREATE TABLE "event_reads" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"transaction" "xid8" NOT NULL,
	"event_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "redacted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_personal" ON "events" USING btree ("at") WHERE "redacted_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_erased" ON "events" USING btree ("id") WHERE "erased_at" is not null and "redacted_at" is null;