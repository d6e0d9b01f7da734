CREATE TABLE "customer_changes" (
	"event_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"matter" text NOT NULL,
	"customer_code" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'INVIATA' NOT NULL,
	"active_from" date,
	"reason" text,
	"words" text,
	"told_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"before" jsonb,
	CONSTRAINT "customer_changes_event_id_subject_pk" PRIMARY KEY("event_id","subject"),
	CONSTRAINT "customer_changes_matter" CHECK ("customer_changes"."matter" in ('PAGAMENTO', 'RECAPITO', 'NOME_FORNITURA', 'NOME_ABITAZIONE', 'CONTATTO', 'AUTOLETTURA', 'DATI_CATASTALI', 'RICHIESTA', 'CHIUSURA', 'INTERVENTO', 'PREVENTIVO')),
	CONSTRAINT "customer_changes_state" CHECK ("customer_changes"."state" in ('INVIATA', 'PRESA_IN_CARICO', 'ATTIVA', 'RIFIUTATA')),
	CONSTRAINT "customer_changes_told" CHECK (("customer_changes"."state" = 'INVIATA') = ("customer_changes"."told_at" is null)),
	CONSTRAINT "customer_changes_active" CHECK (("customer_changes"."state" = 'ATTIVA') = ("customer_changes"."active_from" is not null)),
	CONSTRAINT "customer_changes_refused" CHECK (("customer_changes"."state" = 'RIFIUTATA') = ("customer_changes"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "event_readers" (
	"name" text PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"files" text NOT NULL,
	"by" text NOT NULL,
	"rows" integer NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"is_written" boolean NOT NULL,
	"refusals" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp with time zone,
	"may" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "provider_keys_name_unique" UNIQUE("name"),
	CONSTRAINT "provider_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "provider_keys_previous_hash_unique" UNIQUE("previous_hash")
);
--> statement-breakpoint
CREATE TABLE "provider_requests" (
	"key_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"digest" text NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_requests_key_id_idempotency_key_pk" PRIMARY KEY("key_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "webhook_calls" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "webhook_calls_status" CHECK ("webhook_calls"."status" in ('WAITING', 'SENT', 'GIVEN_UP')),
	CONSTRAINT "webhook_calls_sent" CHECK (("webhook_calls"."status" = 'SENT') = ("webhook_calls"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "customer_changes" ADD CONSTRAINT "customer_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_requests" ADD CONSTRAINT "provider_requests_key_id_provider_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."provider_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_changes_customer" ON "customer_changes" USING btree ("customer_code","event_id");--> statement-breakpoint
CREATE INDEX "customer_changes_thing" ON "customer_changes" USING btree ("customer_code","matter","subject","event_id");--> statement-breakpoint
CREATE INDEX "customer_changes_waiting" ON "customer_changes" USING btree ("sent_at") WHERE "customer_changes"."state" in ('INVIATA', 'PRESA_IN_CARICO');--> statement-breakpoint
CREATE INDEX "customer_changes_due" ON "customer_changes" USING btree ("active_from") WHERE "customer_changes"."state" = 'ATTIVA' and "customer_changes"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "import_runs_at" ON "import_runs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "provider_requests_at" ON "provider_requests" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_calls_waiting" ON "webhook_calls" USING btree ("next_try_at","event_id") WHERE "webhook_calls"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_calls_failed" ON "webhook_calls" USING btree ("event_id") WHERE "webhook_calls"."status" = 'GIVEN_UP' or ("webhook_calls"."status" = 'WAITING' and "webhook_calls"."tries" > 0);
--> statement-breakpoint
-- Mandates that are still on their way were given before outcomes could come back: they can be told of, too.
INSERT INTO "customer_changes" ("event_id", "subject", "matter", "customer_code", "sent_at")
SELECT e."id", a."contractAccount", 'PAGAMENTO', e."customer_code", e."at"
FROM "events" e
CROSS JOIN LATERAL jsonb_to_recordset(e."data"->'accounts') AS a("contractAccount" text, "mandate" text)
JOIN "payment_methods" p ON p."contract_account" = a."contractAccount" AND p."customer_code" = e."customer_code"
	AND p."future_mandate" = a."mandate"
WHERE e."kind" = 'PAYMENT_METHOD_CHANGED' AND e."customer_code" IS NOT NULL
ON CONFLICT DO NOTHING;
