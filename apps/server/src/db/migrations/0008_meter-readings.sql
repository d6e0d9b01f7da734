CREATE TABLE "meter_readings" (
	"contract_code" text NOT NULL,
	"read_on" date NOT NULL,
	"kind" text NOT NULL,
	"check_state" text,
	"meter_number" text,
	"f0" integer,
	"f1" integer,
	"f2" integer,
	"f3" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meter_readings_contract_code_read_on_kind_pk" PRIMARY KEY("contract_code","read_on","kind"),
	CONSTRAINT "meter_readings_kind" CHECK ("meter_readings"."kind" in ('EFFETTIVA', 'AUTOLETTURA', 'STIMATA')),
	CONSTRAINT "meter_readings_check" CHECK (("meter_readings"."kind" = 'AUTOLETTURA') = ("meter_readings"."check_state" is not null) and "meter_readings"."check_state" in ('IN_VERIFICA', 'ACCETTATA', 'RIFIUTATA')),
	CONSTRAINT "meter_readings_values" CHECK (least("meter_readings"."f0", "meter_readings"."f1", "meter_readings"."f2", "meter_readings"."f3") >= 0),
	CONSTRAINT "meter_readings_read" CHECK (num_nonnulls("meter_readings"."f0", "meter_readings"."f1", "meter_readings"."f2", "meter_readings"."f3") > 0)
);
--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;