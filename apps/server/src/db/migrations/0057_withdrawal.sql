CREATE TABLE "contract_exits" (
	"contract_code" text NOT NULL,
	"requested_on" date NOT NULL,
	"step" text NOT NULL,
	"kind" text NOT NULL,
	"done_on" date,
	"expected_on" date,
	"new_supplier" text,
	"bill_number" text,
	CONSTRAINT "contract_exits_contract_code_requested_on_step_pk" PRIMARY KEY("contract_code","requested_on","step"),
	CONSTRAINT "contract_exits_step" CHECK ("contract_exits"."step" in ('RICHIESTA', 'CONFERMATA', 'USCITA', 'ULTIMA_BOLLETTA', 'ANNULLATA')),
	CONSTRAINT "contract_exits_kind" CHECK ("contract_exits"."kind" in ('CAMBIO_FORNITORE', 'CESSAZIONE', 'RECESSO')),
	CONSTRAINT "contract_exits_days" CHECK ("contract_exits"."done_on" is not null or "contract_exits"."expected_on" is not null),
	CONSTRAINT "contract_exits_bill" CHECK ("contract_exits"."bill_number" is null or "contract_exits"."step" = 'ULTIMA_BOLLETTA')
);
--> statement-breakpoint
CREATE TABLE "withdrawal_terms" (
	"contract_kind" text NOT NULL,
	"contract_code" text NOT NULL,
	"customer_code" text NOT NULL,
	"starts_on" date NOT NULL,
	"place" text NOT NULL,
	"exit_cost_cents" integer,
	"exit_cost_words" text,
	CONSTRAINT "withdrawal_terms_contract_kind_contract_code_pk" PRIMARY KEY("contract_kind","contract_code"),
	CONSTRAINT "withdrawal_terms_kind" CHECK ("withdrawal_terms"."contract_kind" in ('COMMODITY', 'VAS', 'QUOTATION')),
	CONSTRAINT "withdrawal_terms_place" CHECK ("withdrawal_terms"."place" in ('ONLINE', 'TELEFONO', 'FUORI_SEDE', 'PORTA', 'NEGOZIO')),
	CONSTRAINT "withdrawal_terms_cost" CHECK ("withdrawal_terms"."exit_cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_kind" text NOT NULL,
	"contract_code" text NOT NULL,
	"customer_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"contract_words" text NOT NULL,
	"last_day" date NOT NULL,
	"key" text,
	"digest" text,
	CONSTRAINT "withdrawals_kind" CHECK ("withdrawals"."contract_kind" in ('COMMODITY', 'VAS', 'QUOTATION')),
	CONSTRAINT "withdrawals_channel" CHECK ("withdrawals"."channel" in ('AREA', 'PUBBLICO'))
);
--> statement-breakpoint
ALTER TABLE "customer_changes" DROP CONSTRAINT "customer_changes_matter";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose";--> statement-breakpoint
ALTER TABLE "contract_exits" ADD CONSTRAINT "contract_exits_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_terms" ADD CONSTRAINT "withdrawal_terms_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_terms_customer" ON "withdrawal_terms" USING btree ("customer_code","starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_contract" ON "withdrawals" USING btree ("customer_code","contract_kind","contract_code");--> statement-breakpoint
CREATE INDEX "withdrawals_at" ON "withdrawals" USING btree ("at");--> statement-breakpoint
ALTER TABLE "customer_changes" ADD CONSTRAINT "customer_changes_matter" CHECK ("customer_changes"."matter" in ('PAGAMENTO', 'RECAPITO', 'NOME_FORNITURA', 'NOME_ABITAZIONE', 'CONTATTO', 'AUTOLETTURA', 'DATI_CATASTALI', 'RICHIESTA', 'RECLAMO', 'CHIUSURA', 'INTERVENTO', 'PREVENTIVO', 'INDENNIZZO', 'RECESSO')) NOT VALID;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('REGISTRATION', 'RECOVERY', 'CONTACT', 'CASE', 'WITHDRAWAL')) NOT VALID;