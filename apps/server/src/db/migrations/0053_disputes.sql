CREATE TABLE "bill_disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"collected_at" timestamp with time zone,
	CONSTRAINT "bill_disputes_kind" CHECK ("bill_disputes"."kind" in ('RETTIFICA', 'BOLLETTA_ANOMALA', 'PRESCRIZIONE')),
	CONSTRAINT "bill_disputes_amount" CHECK ("bill_disputes"."amount_cents" > 0),
	CONSTRAINT "bill_disputes_collected" CHECK ("bill_disputes"."collected_at" is null or "bill_disputes"."ended_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "bill_announcement_failures" DROP CONSTRAINT "bill_announcement_failures_kind";--> statement-breakpoint
ALTER TABLE "customer_changes" DROP CONSTRAINT "customer_changes_matter";--> statement-breakpoint
ALTER TABLE "bill_announcements" DROP CONSTRAINT "bill_announcements_kind";--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "bill_number" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "disputed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "usual_cents" integer;--> statement-breakpoint
ALTER TABLE "bill_disputes" ADD CONSTRAINT "bill_disputes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_disputes" ADD CONSTRAINT "bill_disputes_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_disputes_case" ON "bill_disputes" USING btree ("case_id","bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_disputes_prescription" ON "bill_disputes" USING btree ("bill_id") WHERE "bill_disputes"."kind" = 'PRESCRIZIONE' and "bill_disputes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "bill_disputes_bill" ON "bill_disputes" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "bill_disputes_to_collect" ON "bill_disputes" USING btree ("bill_id") WHERE "bill_disputes"."ended_at" is not null and "bill_disputes"."collected_at" is null;--> statement-breakpoint
ALTER TABLE "bill_announcement_failures" ADD CONSTRAINT "bill_announcement_failures_kind" CHECK ("bill_announcement_failures"."kind" in ('ISSUED', 'ANOMALOUS', 'DUE_SOON', 'OVERDUE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "bill_announcements" ADD CONSTRAINT "bill_announcements_kind" CHECK ("bill_announcements"."kind" in ('ISSUED', 'ANOMALOUS', 'DUE_SOON', 'OVERDUE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_disputed" CHECK ("bills"."disputed_cents" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "customer_changes" ADD CONSTRAINT "customer_changes_matter" CHECK ("customer_changes"."matter" in ('PAGAMENTO', 'RECAPITO', 'NOME_FORNITURA', 'NOME_ABITAZIONE', 'CONTATTO', 'AUTOLETTURA', 'DATI_CATASTALI', 'RICHIESTA', 'RECLAMO', 'CHIUSURA', 'INTERVENTO', 'PREVENTIVO', 'INDENNIZZO')) NOT VALID;--> statement-breakpoint
ALTER TABLE "collection_debits" ADD COLUMN "dispute_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "collection_debits_whole" ON "collection_debits" USING btree ("bill_id") WHERE "collection_debits"."state" <> 'RETURNED' and "collection_debits"."dispute_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "collection_debits_dispute" ON "collection_debits" USING btree ("dispute_id") WHERE "collection_debits"."dispute_id" is not null;--> statement-breakpoint
DROP INDEX "collection_debits_bill";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bills_of_supplies_sums" ON "bills" USING btree ("customer_code","issue_date","number","type","amount_cents","open_cents","disputed_cents") WHERE "bills"."contract_code" is not null;--> statement-breakpoint
DROP INDEX "bills_of_supplies";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bills_anomalous_by_id" ON "bills" USING btree ("issue_date","id") WHERE "bills"."usual_cents" is not null;