CREATE TABLE "case_bills" (
	"case_id" bigint NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "case_bills_case_id_number_pk" PRIMARY KEY("case_id","number")
);
--> statement-breakpoint
CREATE TABLE "case_clocks" (
	"case_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "case_clocks_case_id_kind_pk" PRIMARY KEY("case_id","kind"),
	CONSTRAINT "case_clocks_kind" CHECK ("case_clocks"."kind" in ('ACK', 'REPLY', 'INDEMNITY')),
	CONSTRAINT "case_clocks_outcome" CHECK ("case_clocks"."outcome" in ('MET', 'MISSED', 'VOID')),
	CONSTRAINT "case_clocks_done" CHECK (("case_clocks"."done_at" is null) = ("case_clocks"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "case_files" (
	"case_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"message_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "case_files_case_id_position_pk" PRIMARY KEY("case_id","position")
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"key" text,
	"digest" text NOT NULL,
	CONSTRAINT "case_messages_kind" CHECK ("case_messages"."kind" in ('MESSAGGIO', 'DOMANDA', 'NOTA')),
	CONSTRAINT "case_messages_author" CHECK (("case_messages"."kind" = 'MESSAGGIO') = ("case_messages"."author" is null))
);
--> statement-breakpoint
CREATE TABLE "case_pauses" (
	"case_id" bigint NOT NULL,
	"paused_at" timestamp with time zone NOT NULL,
	"resumed_at" timestamp with time zone,
	CONSTRAINT "case_pauses_case_id_paused_at_pk" PRIMARY KEY("case_id","paused_at")
);
--> statement-breakpoint
CREATE TABLE "case_replies" (
	"case_id" bigint PRIMARY KEY NOT NULL,
	"complaint" text NOT NULL,
	"checks" text NOT NULL,
	"conclusions" text NOT NULL,
	"rights" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"key" text
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"contract_code" text,
	"intervention_id" text,
	"payment_id" text,
	"reading_id" bigint,
	"segment" text,
	"billed_months" integer,
	"reply_days" integer NOT NULL,
	"acknowledgement_days" integer NOT NULL,
	"channel" text,
	"received_at" timestamp with time zone NOT NULL,
	"taken_by" text,
	"taken_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"contact_name" text,
	"contact_mail" text,
	"supply_code" text,
	"attach_hash" text,
	"key" text,
	"digest" text NOT NULL,
	CONSTRAINT "cases_kind" CHECK ("cases"."kind" in ('RECLAMO', 'INFORMAZIONI', 'RETTIFICA', 'DOPPIA_FATTURAZIONE', 'BOLLETTA_ANOMALA', 'PRESCRIZIONE', 'INTERVENTO')),
	CONSTRAINT "cases_channel" CHECK ("cases"."channel" in ('MAIL', 'SMS')),
	CONSTRAINT "cases_taken" CHECK (("cases"."taken_by" is null) = ("cases"."taken_at" is null)),
	CONSTRAINT "cases_withdrawn" CHECK ("cases"."withdrawn_at" is null or "cases"."withdrawn_at" = "cases"."ended_at"),
	CONSTRAINT "cases_sender" CHECK ("cases"."customer_code" is not null or ("cases"."contact_name" is not null and "cases"."contact_mail" is not null))
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"customer_code" text,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credits_case" UNIQUE("case_id"),
	CONSTRAINT "credits_amount" CHECK ("credits"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "customer_changes" DROP CONSTRAINT "customer_changes_matter";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose";--> statement-breakpoint
ALTER TABLE "case_bills" ADD CONSTRAINT "case_bills_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_clocks" ADD CONSTRAINT "case_clocks_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_message_id_case_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_pauses" ADD CONSTRAINT "case_pauses_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_replies" ADD CONSTRAINT "case_replies_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_reading_id_meter_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."meter_readings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_bills_number" ON "case_bills" USING btree ("number");--> statement-breakpoint
CREATE INDEX "case_clocks_due" ON "case_clocks" USING btree ("due_at","case_id") WHERE "case_clocks"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "case_messages_key" ON "case_messages" USING btree ("case_id","key");--> statement-breakpoint
CREATE INDEX "case_messages_case" ON "case_messages" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_pauses_open" ON "case_pauses" USING btree ("case_id") WHERE "case_pauses"."resumed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_key" ON "cases" USING btree ("customer_code","key");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_attach" ON "cases" USING btree ("attach_hash");--> statement-breakpoint
CREATE INDEX "cases_customer" ON "cases" USING btree ("customer_code","id");--> statement-breakpoint
CREATE INDEX "cases_open" ON "cases" USING btree ("taken_by") WHERE "cases"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "cases_ended" ON "cases" USING btree ("ended_at") WHERE "cases"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "cases_reading" ON "cases" USING btree ("reading_id");--> statement-breakpoint
CREATE INDEX "cases_received" ON "cases" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "credits_customer" ON "credits" USING btree ("customer_code");--> statement-breakpoint
ALTER TABLE "customer_changes" ADD CONSTRAINT "customer_changes_matter" CHECK ("customer_changes"."matter" in ('PAGAMENTO', 'RECAPITO', 'NOME_FORNITURA', 'NOME_ABITAZIONE', 'CONTATTO', 'AUTOLETTURA', 'DATI_CATASTALI', 'RICHIESTA', 'RECLAMO', 'CHIUSURA', 'INTERVENTO', 'PREVENTIVO')) NOT VALID;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('REGISTRATION', 'RECOVERY', 'CONTACT', 'CASE')) NOT VALID;