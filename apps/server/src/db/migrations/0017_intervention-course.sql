CREATE SEQUENCE "public"."quote_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "intervention_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intervention_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"intervention_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"by_name" text,
	"reason" text,
	"note" text,
	"from_state" text,
	"from_sub_state" text,
	"to_state" text NOT NULL,
	"to_sub_state" text,
	"day" date,
	"starts" text,
	"ends" text,
	CONSTRAINT "intervention_events_appointment" CHECK (num_nonnulls("intervention_events"."day", "intervention_events"."starts", "intervention_events"."ends") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "intervention_invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"intervention_id" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date,
	"paid_on" date,
	"amount_cents" integer NOT NULL,
	"open_cents" integer NOT NULL,
	"state" text NOT NULL,
	"file_id" bigint,
	CONSTRAINT "intervention_invoices_open" CHECK ("intervention_invoices"."open_cents" between 0 and "intervention_invoices"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "intervention_ratings" (
	"intervention_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"rating" integer NOT NULL,
	CONSTRAINT "intervention_ratings_intervention_id_position_pk" PRIMARY KEY("intervention_id","position"),
	CONSTRAINT "intervention_ratings_stars" CHECK ("intervention_ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "quote_items" (
	"quote_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "quote_items_quote_id_position_pk" PRIMARY KEY("quote_id","position")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY DEFAULT 'Q' || lpad(nextval('quote_numbers')::text, 8, '0') NOT NULL,
	"intervention_id" text NOT NULL,
	"file_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"total_label" text NOT NULL,
	"total_cents" integer NOT NULL,
	"state" text NOT NULL,
	"payment_method" text,
	"commodity_code" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "quotes_state" CHECK ("quotes"."state" in ('APPROVATO', 'RIFIUTATO', 'IN ATTESA APPROVAZIONE CLIENTE')),
	CONSTRAINT "quotes_answered" CHECK (("quotes"."state" = 'IN ATTESA APPROVAZIONE CLIENTE') = ("quotes"."answered_at" is null)),
	CONSTRAINT "quotes_paid" CHECK (("quotes"."state" = 'APPROVATO') = ("quotes"."payment_method" is not null)),
	CONSTRAINT "quotes_method" CHECK ("quotes"."payment_method" in ('Pagamento in bolletta', 'Carta di credito')),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "intervention_files" DROP CONSTRAINT "intervention_files_kind";--> statement-breakpoint
ALTER TABLE "intervention_events" ADD CONSTRAINT "intervention_events_intervention_id_interventions_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."interventions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_invoices" ADD CONSTRAINT "intervention_invoices_intervention_id_interventions_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."interventions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_invoices" ADD CONSTRAINT "intervention_invoices_file_id_intervention_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."intervention_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_ratings" ADD CONSTRAINT "intervention_ratings_intervention_id_interventions_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."interventions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_intervention_id_interventions_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."interventions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_file_id_intervention_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."intervention_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_commodity_code_commodity_contracts_code_fk" FOREIGN KEY ("commodity_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intervention_events_intervention" ON "intervention_events" USING btree ("intervention_id","id");--> statement-breakpoint
CREATE INDEX "intervention_invoices_intervention" ON "intervention_invoices" USING btree ("intervention_id","issued_on");--> statement-breakpoint
CREATE INDEX "quotes_intervention" ON "quotes" USING btree ("intervention_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_pending" ON "quotes" USING btree ("intervention_id") WHERE "quotes"."state" = 'IN ATTESA APPROVAZIONE CLIENTE';--> statement-breakpoint
ALTER TABLE "intervention_files" ADD CONSTRAINT "intervention_files_kind" CHECK ("intervention_files"."kind" in ('IMMAGINI', 'PREVENTIVI', 'ORDINE_DI_LAVORO', 'FATTURE'));--> statement-breakpoint
-- The history of an intervention is only added to; it goes with its intervention (intervento.storia.1).
CREATE FUNCTION "intervention_events_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of an intervention is only added to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "intervention_events_stay" BEFORE UPDATE ON "intervention_events" FOR EACH ROW EXECUTE FUNCTION "intervention_events_stay"();
