-- Both are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gin";--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"code" text NOT NULL,
	"granted" boolean NOT NULL,
	"notice_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "consents_code" CHECK ("consents"."code" in ('MARKETING', 'PROFILAZIONE', 'TERZI'))
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"channel" text NOT NULL,
	"contact" text NOT NULL,
	"code_hash" text NOT NULL,
	"link_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"used_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('REGISTRATION', 'RECOVERY', 'CONTACT')),
	CONSTRAINT "one_time_codes_channel" CHECK ("one_time_codes"."channel" in ('MAIL', 'SMS')),
	CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"leave_hash" text,
	"leave_expires_at" timestamp with time zone,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"customer_code" text,
	"actor_name" text,
	"right" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "events_right" CHECK ("events"."right" in ('SELF', 'IMPERSONATION', 'STAFF', 'COMMAND'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" bigint,
	"template" text NOT NULL,
	"channel" text NOT NULL,
	"customer_code" text,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"html" text,
	"link" text,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('MAIL', 'SMS')),
	CONSTRAINT "messages_status" CHECK ("messages"."status" in ('WAITING', 'SENT', 'GIVEN_UP')),
	CONSTRAINT "messages_sent" CHECK (("messages"."status" = 'SENT') = ("messages"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "streets" (
	"key" text PRIMARY KEY NOT NULL,
	"istat_code" text NOT NULL,
	"kind" text,
	"name" text NOT NULL,
	"german_name" text,
	"cap" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "erase_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "towns" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streets" ADD CONSTRAINT "streets_istat_code_towns_istat_code_fk" FOREIGN KEY ("istat_code") REFERENCES "public"."towns"("istat_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_customer" ON "consents" USING btree ("customer_code","code","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_live" ON "one_time_codes" USING btree ("purpose","subject","channel") WHERE "one_time_codes"."used_at" is null and "one_time_codes"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_codes_expires" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_history_account" ON "password_history" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "recoveries_account" ON "recoveries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recoveries_expires" ON "recoveries" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_leave" ON "recoveries" USING btree ("leave_hash");--> statement-breakpoint
CREATE INDEX "registrations_customer" ON "registrations" USING btree ("customer_code");--> statement-breakpoint
CREATE INDEX "registrations_expires" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_order" ON "events" USING btree ("transaction","id");--> statement-breakpoint
CREATE INDEX "events_customer" ON "events" USING btree ("customer_code","id");--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_customer" ON "messages" USING btree ("customer_code","created_at");--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("created_at") WHERE "messages"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "streets_town" ON "streets" USING btree ("istat_code","search_text");--> statement-breakpoint
CREATE INDEX "streets_search" ON "streets" USING gin ("istat_code" text_ops,"search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_erase_after" ON "accounts" USING btree ("erase_after");--> statement-breakpoint
CREATE INDEX "towns_search" ON "towns" USING gin ("search_text" gin_trgm_ops);