CREATE TABLE "bill_lines" (
	"bill_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"part" text,
	"label" text NOT NULL,
	"band" text,
	"quantity" numeric(15, 3),
	"unit" text,
	"months" numeric(9, 4),
	"unit_price" numeric(16, 8),
	"amount_cents" integer NOT NULL,
	"vat_rate" numeric(5, 2),
	"vat_nature" text,
	"taxable_cents" integer,
	"period_start" date,
	"period_end" date,
	CONSTRAINT "bill_lines_bill_id_position_pk" PRIMARY KEY("bill_id","position"),
	CONSTRAINT "bill_lines_kind" CHECK ("bill_lines"."kind" in ('QUOTA_CONSUMI', 'QUOTA_FISSA', 'QUOTA_POTENZA', 'RICALCOLO', 'SERVIZI', 'ACCISE', 'IVA', 'BONUS', 'CANONE_RAI', 'ALTRO')),
	CONSTRAINT "bill_lines_part" CHECK ("bill_lines"."part" in ('VENDITA', 'RETE')),
	CONSTRAINT "bill_lines_vat" CHECK (("bill_lines"."kind" = 'IVA') = ("bill_lines"."taxable_cents" is not null)),
	CONSTRAINT "bill_lines_band" CHECK ("bill_lines"."band" in ('F0', 'F1', 'F2', 'F3'))
);
--> statement-breakpoint
CREATE TABLE "bill_notices" (
	"bill_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_notices_bill_id_kind_pk" PRIMARY KEY("bill_id","kind"),
	CONSTRAINT "bill_notices_kind" CHECK ("bill_notices"."kind" in ('ISSUED', 'DUE_SOON', 'OVERDUE'))
);
--> statement-breakpoint
CREATE TABLE "bill_readings" (
	"bill_id" bigint NOT NULL,
	"read_on" date NOT NULL,
	"kind" text NOT NULL,
	"f0" integer,
	"f1" integer,
	"f2" integer,
	"f3" integer,
	CONSTRAINT "bill_readings_bill_id_read_on_pk" PRIMARY KEY("bill_id","read_on"),
	CONSTRAINT "bill_readings_kind" CHECK ("bill_readings"."kind" in ('EFFETTIVA', 'AUTOLETTURA', 'STIMATA'))
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"number" text NOT NULL,
	"issuer_vat_number" text NOT NULL,
	"type" text NOT NULL,
	"status_code" text NOT NULL,
	"contract_code" text,
	"vas_contract_code" text,
	"contract_account" text,
	"issue_date" date NOT NULL,
	"due_date" date,
	"period_start" date,
	"period_end" date,
	"amount_cents" integer NOT NULL,
	"open_cents" integer NOT NULL,
	"paid_on" date,
	"method_code" text,
	"debit_outcome" text,
	"instalment_number" integer,
	"instalment_count" integer,
	"instalment_of" text,
	"consumption" double precision,
	"consumption_unit" text,
	"offer_name" text,
	"offer_code" text,
	"offer_expiry" date,
	"offer_conditions" text,
	"notice_code" text,
	"postal_account" text,
	"transfer_iban" text,
	"transfer_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bills_contract" CHECK (num_nonnulls("bills"."contract_code", "bills"."vas_contract_code") = 1),
	CONSTRAINT "bills_status" CHECK ("bills"."status_code" in ('01', '02', '03', '04', '05', '06', '91', '99')),
	CONSTRAINT "bills_type" CHECK ("bills"."type" in ('BOLLETTA', 'RATA', 'FATTURA', 'FATTURA_AUTOCONSUMO_FISICO', 'FATTURA_CANONE_NOLEGGIO', 'BOLLETTA_BENEFICIO_AUTOCONSUMO', 'FATTURA_INTERVENTO_TECNICO')),
	CONSTRAINT "bills_debit" CHECK ("bills"."debit_outcome" in ('IN_CORSO', 'RIUSCITO', 'FALLITO')),
	CONSTRAINT "bills_unit" CHECK ("bills"."consumption_unit" in ('kWh', 'mc', 'Smc')),
	CONSTRAINT "bills_instalment" CHECK (num_nulls("bills"."instalment_number", "bills"."instalment_count") in (0, 2) and "bills"."instalment_number" between 1 and "bills"."instalment_count"),
	CONSTRAINT "bills_notice" CHECK ("bills"."notice_code" ~ '^[0-9]{18}$'),
	CONSTRAINT "bills_postal_account" CHECK ("bills"."postal_account" ~ '^[0-9]{1,12}$')
);
--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_notices" ADD CONSTRAINT "bill_notices_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_readings" ADD CONSTRAINT "bill_readings_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_vas_contract_code_vas_contracts_code_fk" FOREIGN KEY ("vas_contract_code") REFERENCES "public"."vas_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bills_number" ON "bills" USING btree ("customer_code","number");--> statement-breakpoint
CREATE INDEX "bills_of_supplies" ON "bills" USING btree ("customer_code","issue_date","number","type","amount_cents","open_cents") WHERE "bills"."contract_code" is not null;--> statement-breakpoint
CREATE INDEX "bills_of_services" ON "bills" USING btree ("customer_code","issue_date","number") WHERE "bills"."vas_contract_code" is not null;--> statement-breakpoint
CREATE INDEX "bills_supply" ON "bills" USING btree ("contract_code","issue_date");--> statement-breakpoint
CREATE INDEX "bills_service" ON "bills" USING btree ("vas_contract_code","issue_date");--> statement-breakpoint
CREATE INDEX "bills_instalments" ON "bills" USING btree ("customer_code","instalment_of") WHERE "bills"."instalment_of" is not null;--> statement-breakpoint
CREATE INDEX "bills_issued" ON "bills" USING btree ("issue_date");--> statement-breakpoint
CREATE INDEX "bills_due" ON "bills" USING btree ("due_date") WHERE "bills"."open_cents" > 0;