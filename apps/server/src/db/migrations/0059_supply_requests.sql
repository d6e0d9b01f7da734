CREATE TABLE "supply_request_draft_files" (
	"draft_id" text NOT NULL,
	"position" integer NOT NULL,
	"paper" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "supply_request_draft_files_draft_id_position_pk" PRIMARY KEY("draft_id","position"),
	CONSTRAINT "supply_request_draft_files_paper" CHECK ("supply_request_draft_files"."paper" in ('IDENTITA', 'TITOLO', 'SUCCESSIONE', 'DATI_FISCALI', 'PAGAMENTO', 'ALTRO'))
);
--> statement-breakpoint
CREATE TABLE "supply_request_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"kind" text NOT NULL,
	"contract_code" text,
	"answers" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supply_request_drafts_kind" CHECK ("supply_request_drafts"."kind" in ('VOLTURA', 'SUBENTRO', 'NUOVA_ATTIVAZIONE', 'TRASLOCO', 'POTENZA', 'FATTURAZIONE', 'DISATTIVAZIONE', 'RIENTRO', 'RESIDENZA', 'RIATTIVAZIONE'))
);
--> statement-breakpoint
CREATE TABLE "supply_request_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supply_request_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"asks_for" text,
	"at" timestamp with time zone NOT NULL,
	"key" text,
	"digest" text NOT NULL,
	CONSTRAINT "supply_request_messages_asks" CHECK ("supply_request_messages"."asks_for" in ('IDENTITA', 'TITOLO', 'SUCCESSIONE', 'DATI_FISCALI', 'PAGAMENTO', 'ALTRO')),
	CONSTRAINT "supply_request_messages_asker" CHECK ("supply_request_messages"."asks_for" is null or "supply_request_messages"."author" is not null)
);
--> statement-breakpoint
CREATE TABLE "supply_request_papers" (
	"request_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"paper" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'DA_VERIFICARE' NOT NULL,
	"reason" text,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"key" text,
	"digest" text,
	CONSTRAINT "supply_request_papers_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "supply_request_papers_paper" CHECK ("supply_request_papers"."paper" in ('IDENTITA', 'TITOLO', 'SUCCESSIONE', 'DATI_FISCALI', 'PAGAMENTO', 'ALTRO')),
	CONSTRAINT "supply_request_papers_state" CHECK ("supply_request_papers"."state" in ('DA_VERIFICARE', 'ACCETTATA', 'RESPINTA')),
	CONSTRAINT "supply_request_papers_reason" CHECK (("supply_request_papers"."state" = 'RESPINTA') = ("supply_request_papers"."reason" is not null)),
	CONSTRAINT "supply_request_papers_checked" CHECK (("supply_request_papers"."state" = 'DA_VERIFICARE') = ("supply_request_papers"."checked_at" is null))
);
--> statement-breakpoint
CREATE TABLE "supply_request_steps" (
	"request_id" bigint NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date,
	"hours" text,
	"by" text,
	CONSTRAINT "supply_request_steps_request_id_step_pk" PRIMARY KEY("request_id","step"),
	CONSTRAINT "supply_request_steps_step" CHECK ("supply_request_steps"."step" in ('RICEVUTA', 'VERIFICATA', 'INVIATA_DISTRIBUTORE', 'LAVORO_PROGRAMMATO', 'ESEGUITA', 'FATTURATA'))
);
--> statement-breakpoint
CREATE TABLE "supply_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supply_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"kind" text NOT NULL,
	"contract_code" text,
	"point" text,
	"supply_words" text NOT NULL,
	"draft_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"cost" jsonb NOT NULL,
	"due_on" date NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"signed_channel" text,
	"signed_contact" text,
	"cancelled_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"rejection_code" text,
	"rejection_words" text,
	"bill_number" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "supply_requests_kind" CHECK ("supply_requests"."kind" in ('VOLTURA', 'SUBENTRO', 'NUOVA_ATTIVAZIONE', 'TRASLOCO', 'POTENZA', 'FATTURAZIONE', 'DISATTIVAZIONE', 'RIENTRO', 'RESIDENZA', 'RIATTIVAZIONE')),
	CONSTRAINT "supply_requests_about" CHECK (num_nonnulls("supply_requests"."contract_code", "supply_requests"."point") > 0),
	CONSTRAINT "supply_requests_channel" CHECK ("supply_requests"."signed_channel" in ('MAIL', 'SMS')),
	CONSTRAINT "supply_requests_signed" CHECK (("supply_requests"."signed_channel" is null) = ("supply_requests"."signed_contact" is null)),
	CONSTRAINT "supply_requests_rejection" CHECK ("supply_requests"."rejection_code" in ('PUNTO_INESISTENTE', 'PUNTO_ATTIVO', 'PUNTO_NON_ATTIVO', 'DATI_NON_CORRISPONDENTI', 'TITOLO_NON_VALIDO', 'DOCUMENTI_MANCANTI', 'MOROSITA', 'POTENZA_NON_DISPONIBILE', 'LAVORI_NECESSARI', 'IMPIANTO_NON_CONFORME', 'ACCESSO_NEGATO', 'RICHIESTA_IN_CORSO', 'ALTRO')),
	CONSTRAINT "supply_requests_rejected" CHECK (("supply_requests"."rejected_at" is null) = ("supply_requests"."rejection_code" is null)),
	CONSTRAINT "supply_requests_stopped" CHECK (coalesce("supply_requests"."cancelled_at", "supply_requests"."rejected_at") is null
        or coalesce("supply_requests"."cancelled_at", "supply_requests"."rejected_at") = "supply_requests"."ended_at")
);
--> statement-breakpoint
ALTER TABLE "customer_changes" DROP CONSTRAINT "customer_changes_matter";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose";--> statement-breakpoint
ALTER TABLE "supply_request_draft_files" ADD CONSTRAINT "supply_request_draft_files_draft_id_supply_request_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."supply_request_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_request_drafts" ADD CONSTRAINT "supply_request_drafts_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_request_messages" ADD CONSTRAINT "supply_request_messages_request_id_supply_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."supply_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_request_papers" ADD CONSTRAINT "supply_request_papers_request_id_supply_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."supply_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_request_steps" ADD CONSTRAINT "supply_request_steps_request_id_supply_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."supply_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "supply_request_drafts_one" ON "supply_request_drafts" USING btree ("customer_code","kind",coalesce("contract_code", ''));--> statement-breakpoint
CREATE INDEX "supply_request_drafts_updated" ON "supply_request_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "supply_request_messages_key" ON "supply_request_messages" USING btree ("request_id","key");--> statement-breakpoint
CREATE INDEX "supply_request_messages_request" ON "supply_request_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "supply_request_papers_key" ON "supply_request_papers" USING btree ("request_id","key");--> statement-breakpoint
CREATE INDEX "supply_request_papers_unchecked" ON "supply_request_papers" USING btree ("request_id") WHERE "supply_request_papers"."state" = 'DA_VERIFICARE';--> statement-breakpoint
CREATE UNIQUE INDEX "supply_requests_draft" ON "supply_requests" USING btree ("customer_code","draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supply_requests_open" ON "supply_requests" USING btree ("customer_code","kind",coalesce("contract_code", left("point", 14))) WHERE "supply_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "supply_requests_customer" ON "supply_requests" USING btree ("customer_code","id");--> statement-breakpoint
CREATE INDEX "supply_requests_due" ON "supply_requests" USING btree ("due_on","id") WHERE "supply_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "supply_requests_ended" ON "supply_requests" USING btree ("ended_at") WHERE "supply_requests"."ended_at" is not null;--> statement-breakpoint
ALTER TABLE "customer_changes" ADD CONSTRAINT "customer_changes_matter" CHECK ("customer_changes"."matter" in ('PAGAMENTO', 'RECAPITO', 'NOME_FORNITURA', 'NOME_ABITAZIONE', 'CONTATTO', 'AUTOLETTURA', 'DATI_CATASTALI', 'RICHIESTA', 'RECLAMO', 'CHIUSURA', 'INTERVENTO', 'PREVENTIVO', 'INDENNIZZO', 'RECESSO', 'PRATICA')) NOT VALID;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('REGISTRATION', 'RECOVERY', 'CONTACT', 'CASE', 'WITHDRAWAL', 'SUPPLY_REQUEST')) NOT VALID;