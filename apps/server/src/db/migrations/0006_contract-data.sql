CREATE TABLE "documents" (
	"number" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"contract_kind" text NOT NULL,
	"contract_code" text NOT NULL,
	"type" text,
	"name" text,
	"created_on" date,
	"received_on" date,
	"document_date" date,
	"archive_key" text,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_contract_kind" CHECK ("documents"."contract_kind" in ('COMMODITY', 'VAS', 'QUOTATION'))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"customer_code" text NOT NULL,
	"contract_account" text NOT NULL,
	"bill_delivery" text,
	"sms" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"delivery_frequency" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_preferences_customer_code_contract_account_pk" PRIMARY KEY("customer_code","contract_account"),
	CONSTRAINT "notification_preferences_bill_delivery" CHECK ("notification_preferences"."bill_delivery" in ('02', '03'))
);
--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD COLUMN "activation_date" date;--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD COLUMN "tariff_type" text;--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD COLUMN "power" double precision;--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD COLUMN "dealer_phone" text;--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD COLUMN "land_sheet" text;--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD COLUMN "land_parcel" text;--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD COLUMN "land_subunit" text;--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD COLUMN "land_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_contract" ON "documents" USING btree ("customer_code","contract_kind","contract_code");