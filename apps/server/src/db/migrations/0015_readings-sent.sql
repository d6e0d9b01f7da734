CREATE TABLE "reading_notices" (
	"contract_code" text NOT NULL,
	"period_end" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_notices_contract_code_period_end_kind_pk" PRIMARY KEY("contract_code","period_end","kind"),
	CONSTRAINT "reading_notices_kind" CHECK ("reading_notices"."kind" in ('OPEN', 'CLOSING'))
);
--> statement-breakpoint
CREATE TABLE "reading_photos" (
	"reading_id" bigint PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reading_steps" (
	"reading_id" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"refusal" text,
	"note" text,
	CONSTRAINT "reading_steps_reading_id_state_pk" PRIMARY KEY("reading_id","state"),
	CONSTRAINT "reading_steps_state" CHECK ("reading_steps"."state" in ('RICEVUTA', 'INVIATA_DISTRIBUTORE', 'VALIDATA', 'RIFIUTATA', 'USATA_IN_BOLLETTA')),
	CONSTRAINT "reading_steps_refusal" CHECK (("reading_steps"."state" = 'RIFIUTATA') = ("reading_steps"."refusal" is not null) and "reading_steps"."refusal" in ('CIFRE_NON_COERENTI', 'FOTO_NON_CONFERMA', 'CONTATORE_DIVERSO', 'LETTURA_DEL_DISTRIBUTORE', 'FUORI_TEMPO'))
);
--> statement-breakpoint
ALTER TABLE "meter_readings" DROP CONSTRAINT "meter_readings_check";--> statement-breakpoint
ALTER TABLE "meter_readings" DROP CONSTRAINT "meter_readings_contract_code_read_on_kind_pk";--> statement-breakpoint
ALTER TABLE "meter_readings" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "meter_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "meter_readings" ADD COLUMN "state" text;--> statement-breakpoint
UPDATE "meter_readings" SET "state" = CASE "check_state" WHEN 'IN_VERIFICA' THEN 'RICEVUTA' WHEN 'ACCETTATA' THEN 'VALIDATA' ELSE "check_state" END;--> statement-breakpoint
ALTER TABLE "meter_readings" ADD COLUMN "period_end" date;--> statement-breakpoint
ALTER TABLE "meter_readings" ADD COLUMN "confirmation" text;--> statement-breakpoint
ALTER TABLE "meter_readings" ADD COLUMN "bill_number" text;--> statement-breakpoint
ALTER TABLE "meter_readings" ADD COLUMN "sent_key" text;--> statement-breakpoint
ALTER TABLE "reading_notices" ADD CONSTRAINT "reading_notices_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_photos" ADD CONSTRAINT "reading_photos_reading_id_meter_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."meter_readings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_steps" ADD CONSTRAINT "reading_steps_reading_id_meter_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."meter_readings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_notices_at" ON "reading_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "reading_photos_created" ON "reading_photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "commodity_contracts_self_reading" ON "commodity_contracts" USING btree ("customer_code") WHERE "commodity_contracts"."self_reading";--> statement-breakpoint
CREATE INDEX "meter_readings_contract" ON "meter_readings" USING btree ("contract_code","read_on");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_readings_day" ON "meter_readings" USING btree ("contract_code","read_on","kind") WHERE "meter_readings"."state" is distinct from 'RIFIUTATA';--> statement-breakpoint
CREATE UNIQUE INDEX "meter_readings_period" ON "meter_readings" USING btree ("contract_code","period_end") WHERE "meter_readings"."period_end" is not null and "meter_readings"."state" <> 'RIFIUTATA';--> statement-breakpoint
CREATE UNIQUE INDEX "meter_readings_key" ON "meter_readings" USING btree ("contract_code","sent_key");--> statement-breakpoint
CREATE INDEX "meter_readings_sent" ON "meter_readings" USING btree ("state","id") WHERE "meter_readings"."period_end" is not null;--> statement-breakpoint
ALTER TABLE "meter_readings" DROP COLUMN "check_state";--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_state" CHECK (("meter_readings"."kind" = 'AUTOLETTURA') = ("meter_readings"."state" is not null) and "meter_readings"."state" in ('RICEVUTA', 'INVIATA_DISTRIBUTORE', 'VALIDATA', 'RIFIUTATA', 'USATA_IN_BOLLETTA'));--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_period_of_sent" CHECK ("meter_readings"."period_end" is null or "meter_readings"."kind" = 'AUTOLETTURA');--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_confirmation" CHECK ("meter_readings"."confirmation" in ('LETTURA_GIUSTA', 'GIRO_CONTATORE', 'CONTATORE_SOSTITUITO', 'STIMA_TROPPO_ALTA'));--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_bill" CHECK ("meter_readings"."bill_number" is null or "meter_readings"."state" = 'USATA_IN_BOLLETTA');