CREATE TABLE "offers_on_sale" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"commodity" text NOT NULL,
	"segment" text,
	"sale_from" date NOT NULL,
	"sale_until" date,
	"months" integer,
	"summary" text,
	"url" text,
	CONSTRAINT "offers_on_sale_commodity" CHECK ("offers_on_sale"."commodity" in ('LUCE', 'GAS')),
	CONSTRAINT "offers_on_sale_segment" CHECK ("offers_on_sale"."segment" in ('RESIDENZIALE', 'AMMINISTRATORE', 'PMI')),
	CONSTRAINT "offers_on_sale_days" CHECK ("offers_on_sale"."sale_until" >= "offers_on_sale"."sale_from"),
	CONSTRAINT "offers_on_sale_months" CHECK ("offers_on_sale"."months" > 0)
);
--> statement-breakpoint
CREATE TABLE "prices_on_sale" (
	"offer_code" text NOT NULL,
	"label" text NOT NULL,
	"band" text NOT NULL,
	"part" text NOT NULL,
	"unit" text NOT NULL,
	"kind" text NOT NULL,
	"price" numeric(16, 8),
	"index_name" text,
	"spread" numeric(16, 8),
	"vat_rate" numeric(5, 2),
	CONSTRAINT "prices_on_sale_offer_code_label_band_pk" PRIMARY KEY("offer_code","label","band"),
	CONSTRAINT "prices_on_sale_band" CHECK ("prices_on_sale"."band" in ('F0', 'F1', 'F2', 'F3')),
	CONSTRAINT "prices_on_sale_part" CHECK ("prices_on_sale"."part" in ('VENDITA', 'RETE', 'IMPOSTE')),
	CONSTRAINT "prices_on_sale_unit" CHECK ("prices_on_sale"."unit" in ('EUR/kWh', 'EUR/Smc', 'EUR/mese', 'EUR/kW/mese')),
	CONSTRAINT "prices_on_sale_kind" CHECK ("prices_on_sale"."kind" in ('FISSO', 'INDICIZZATO')),
	CONSTRAINT "prices_on_sale_fixed" CHECK ("prices_on_sale"."kind" = 'INDICIZZATO' or "prices_on_sale"."price" is not null)
);
--> statement-breakpoint
CREATE TABLE "supply_offers" (
	"contract_code" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "supply_offers_contract_code_valid_from_pk" PRIMARY KEY("contract_code","valid_from"),
	CONSTRAINT "supply_offers_days" CHECK ("supply_offers"."valid_until" >= "supply_offers"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "supply_prices" (
	"contract_code" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"label" text NOT NULL,
	"band" text NOT NULL,
	"part" text NOT NULL,
	"unit" text NOT NULL,
	"kind" text NOT NULL,
	"price" numeric(16, 8),
	"index_name" text,
	"spread" numeric(16, 8),
	"vat_rate" numeric(5, 2),
	CONSTRAINT "supply_prices_contract_code_label_band_valid_from_pk" PRIMARY KEY("contract_code","label","band","valid_from"),
	CONSTRAINT "supply_prices_days" CHECK ("supply_prices"."valid_until" >= "supply_prices"."valid_from"),
	CONSTRAINT "supply_prices_band" CHECK ("supply_prices"."band" in ('F0', 'F1', 'F2', 'F3')),
	CONSTRAINT "supply_prices_part" CHECK ("supply_prices"."part" in ('VENDITA', 'RETE', 'IMPOSTE')),
	CONSTRAINT "supply_prices_unit" CHECK ("supply_prices"."unit" in ('EUR/kWh', 'EUR/Smc', 'EUR/mese', 'EUR/kW/mese')),
	CONSTRAINT "supply_prices_kind" CHECK ("supply_prices"."kind" in ('FISSO', 'INDICIZZATO')),
	CONSTRAINT "supply_prices_fixed" CHECK ("supply_prices"."kind" = 'INDICIZZATO' or "supply_prices"."price" is not null)
);
--> statement-breakpoint
ALTER TABLE "prices_on_sale" ADD CONSTRAINT "prices_on_sale_offer_code_offers_on_sale_code_fk" FOREIGN KEY ("offer_code") REFERENCES "public"."offers_on_sale"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_offers" ADD CONSTRAINT "supply_offers_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_prices" ADD CONSTRAINT "supply_prices_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_on_sale_commodity" ON "offers_on_sale" USING btree ("commodity","sale_from");