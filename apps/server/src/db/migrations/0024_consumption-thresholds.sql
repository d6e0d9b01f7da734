CREATE TABLE "consumption_notices" (
	"contract_code" text NOT NULL,
	"period_end" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consumption_notices_contract_code_period_end_amount_cents_pk" PRIMARY KEY("contract_code","period_end","amount_cents")
);
--> statement-breakpoint
CREATE TABLE "consumption_thresholds" (
	"contract_code" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consumption_thresholds_amount" CHECK ("consumption_thresholds"."amount_cents" between 100 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "consumption_notices" ADD CONSTRAINT "consumption_notices_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumption_thresholds" ADD CONSTRAINT "consumption_thresholds_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consumption_notices_at" ON "consumption_notices" USING btree ("at");