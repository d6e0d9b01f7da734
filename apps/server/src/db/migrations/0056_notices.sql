CREATE TABLE "legal_notices" (
	"number" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"contract_code" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"archive_key" text,
	"effective_day" date,
	"all_fall" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pdf" "bytea",
	"event_id" bigint,
	"mailed_at" timestamp with time zone,
	"texted_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT to_timestamp(0),
	CONSTRAINT "legal_notices_kind" CHECK ("legal_notices"."kind" in ('RINNOVO', 'MODIFICA_UNILATERALE', 'FINE_SERVIZIO_TUTELATO', 'PRESCRIZIONE', 'MESSA_IN_MORA', 'FORNITORE_ULTIMA_ISTANZA')),
	CONSTRAINT "legal_notices_content" CHECK (num_nonnulls("legal_notices"."text", "legal_notices"."archive_key") <= 1)
);
--> statement-breakpoint
CREATE TABLE "notice_heads" (
	"customer_code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_ledger" (
	"customer_code" text NOT NULL,
	"position" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notice_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notice_number" text NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"channel" text,
	"content_digest" text,
	"pdf_digest" text,
	"details" jsonb,
	"details_digest" text,
	"hash" text NOT NULL,
	CONSTRAINT "notice_ledger_customer_code_position_pk" PRIMARY KEY("customer_code","position"),
	CONSTRAINT "notice_ledger_step" UNIQUE NULLS NOT DISTINCT("notice_number","step","channel"),
	CONSTRAINT "notice_ledger_step_is" CHECK ("notice_ledger"."step" in ('PREPARATA', 'INVIATA', 'CONSEGNATA', 'NON_CONSEGNATA', 'APERTA', 'CONFERMATA', 'DA_SPEDIRE', 'SPEDITA')),
	CONSTRAINT "notice_ledger_channel" CHECK ("notice_ledger"."channel" in ('EMAIL', 'SMS', 'AREA', 'POSTA')),
	CONSTRAINT "notice_ledger_details" CHECK ("notice_ledger"."details" is null or "notice_ledger"."details_digest" is not null)
);
--> statement-breakpoint
CREATE TABLE "notice_receipts" (
	"reference" text NOT NULL,
	"channel" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text,
	"tracking" text,
	CONSTRAINT "notice_receipts_reference_channel_outcome_at_pk" PRIMARY KEY("reference","channel","outcome","at"),
	CONSTRAINT "notice_receipts_channel" CHECK ("notice_receipts"."channel" in ('EMAIL', 'SMS', 'POSTA')),
	CONSTRAINT "notice_receipts_outcome" CHECK ("notice_receipts"."outcome" in ('CONSEGNATA', 'NON_CONSEGNATA', 'SPEDITA'))
);
--> statement-breakpoint
CREATE TABLE "notice_roots" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"last_id" bigint NOT NULL,
	"customers" integer NOT NULL,
	"root" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_ledger" ADD CONSTRAINT "notice_ledger_notice_number_legal_notices_number_fk" FOREIGN KEY ("notice_number") REFERENCES "public"."legal_notices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_notices_customer" ON "legal_notices" USING btree ("customer_code","imported_at");--> statement-breakpoint
CREATE INDEX "legal_notices_due" ON "legal_notices" USING btree ("due_at","number") WHERE "legal_notices"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "legal_notices_kept" ON "legal_notices" USING btree ("imported_at") WHERE "legal_notices"."pdf" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_ledger_id" ON "notice_ledger" USING btree ("id");--> statement-breakpoint
CREATE INDEX "notice_ledger_message" ON "notice_ledger" USING btree (("details" ->> 'messageId'));--> statement-breakpoint
CREATE INDEX "notice_ledger_kept" ON "notice_ledger" USING btree ("at") WHERE "notice_ledger"."details" is not null;--> statement-breakpoint
-- Rows are only added; retention may empty the personal part, whose digest stays in the chain (comunicazioni.registro.1).
CREATE FUNCTION "notice_ledger_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.details IS NULL THEN
      OLD.details := NULL;
      IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
    END IF;
  END IF;
  RAISE EXCEPTION 'the ledger of notices is only added to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "notice_ledger_stays" BEFORE UPDATE OR DELETE ON "notice_ledger" FOR EACH ROW EXECUTE FUNCTION "notice_ledger_stays"();--> statement-breakpoint
CREATE TRIGGER "notice_ledger_stays_whole" BEFORE TRUNCATE ON "notice_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "notice_ledger_stays"();
