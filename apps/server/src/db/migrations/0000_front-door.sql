CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"deed" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"customer_code" text,
	"right" text NOT NULL,
	"request_id" text,
	CONSTRAINT "audit_right" CHECK ("audit"."right" in ('SELF', 'IMPERSONATION', 'STAFF', 'COMMAND'))
);
--> statement-breakpoint
CREATE TABLE "commodity_contracts" (
	"code" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"commodity" text NOT NULL,
	"source_state" text NOT NULL,
	"quotation_code" text,
	"nickname" text,
	"pod" text,
	"pdr" text,
	"market" text,
	"offer_name" text,
	"contract_account" text,
	"crm_code" text,
	"arera_code" text,
	"start_date" date,
	"end_date" date,
	"sign_date" date,
	"self_reading" boolean DEFAULT false NOT NULL,
	"fiscal_code" text,
	"vat_number" text,
	"billing_type" text,
	"residence_alias" text,
	"street" text,
	"cap" text,
	"city" text,
	"province" text,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commodity_contracts_commodity" CHECK ("commodity_contracts"."commodity" in ('LUCE', 'GAS')),
	CONSTRAINT "commodity_contracts_market" CHECK ("commodity_contracts"."market" in ('LIBERO', 'PLACET', 'STG', 'VINCOLATO')),
	CONSTRAINT "commodity_contracts_point" CHECK (("commodity_contracts"."commodity" = 'LUCE' or "commodity_contracts"."pod" is null) and ("commodity_contracts"."commodity" = 'GAS' or "commodity_contracts"."pdr" is null))
);
--> statement-breakpoint
CREATE TABLE "fibre_lines" (
	"contract_code" text PRIMARY KEY NOT NULL,
	"resource_id" text,
	"migration_code" text,
	"modem_on_loan" boolean DEFAULT false NOT NULL,
	"public_static_ip" boolean DEFAULT false NOT NULL,
	"ultra_fast_speed" boolean DEFAULT false NOT NULL,
	"technology" text,
	"download_speed" integer
);
--> statement-breakpoint
CREATE TABLE "onboarding_requests" (
	"code" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"source" text NOT NULL,
	"type" text,
	"activation_reason" text,
	"commodity" text NOT NULL,
	"status" text,
	"status_id" text,
	"progress" double precision,
	"offer_name" text,
	"activation_date" date,
	"cancellation_reason" text,
	"inadmissibility_reason" text,
	"step_id" text,
	"defaulting" boolean DEFAULT false NOT NULL,
	"pod" text,
	"pdr" text,
	"street" text,
	"cap" text,
	"city" text,
	"province" text,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_requests_source" CHECK ("onboarding_requests"."source" in ('QUOTATION', 'METER_REQUEST')),
	CONSTRAINT "onboarding_requests_commodity" CHECK ("onboarding_requests"."commodity" in ('LUCE', 'GAS')),
	CONSTRAINT "onboarding_requests_progress" CHECK ("onboarding_requests"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "self_consumptions" (
	"contract_code" text PRIMARY KEY NOT NULL,
	"business_activation" date,
	"representative_of" text,
	"type" text
);
--> statement-breakpoint
CREATE TABLE "vas_contracts" (
	"code" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"type" text NOT NULL,
	"sub_type" text NOT NULL,
	"product_type" text NOT NULL,
	"source_state" text NOT NULL,
	"progress" double precision,
	"name" text NOT NULL,
	"description" text,
	"activation_date" date,
	"purchase_date" date,
	"end_date" date,
	"registry_code" text,
	"commodity_code" text,
	"image" text,
	"keyword" text,
	"contract_account" text,
	"insurance_company" text,
	"pod" text,
	"personal_data_category_id" text,
	"fiscal_code" text,
	"vat_number" text,
	"street" text,
	"cap" text,
	"city" text,
	"province" text,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vas_contracts_type" CHECK ("vas_contracts"."type" in ('SERVIZIO', 'PRODOTTO', 'FIBRA')),
	CONSTRAINT "vas_contracts_sub_type" CHECK ("vas_contracts"."sub_type" in ('DEFAULT', 'ASSICURAZIONE', 'AUTOCONSUMO', 'INTERVENTO_TECNICO')),
	CONSTRAINT "vas_contracts_progress" CHECK ("vas_contracts"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"kind" text NOT NULL,
	"customer_code" text,
	"role" text,
	"verified" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"first_name" text,
	"last_name" text,
	"email" text,
	"mobile" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('CUSTOMER', 'OPERATOR', 'MAINTENANCE')),
	CONSTRAINT "accounts_role" CHECK ("accounts"."role" in ('SEARCH', 'HELP_DESK', 'OPERATIONS', 'ADMINISTRATOR')),
	CONSTRAINT "accounts_operator" CHECK (("accounts"."kind" = 'OPERATOR') = ("accounts"."role" is not null)),
	CONSTRAINT "accounts_customer" CHECK (("accounts"."kind" = 'CUSTOMER') = ("accounts"."customer_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"code" text PRIMARY KEY NOT NULL,
	"segment" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"company_name" text,
	"fiscal_code" text,
	"vat_number" text,
	"email" text,
	"mobile" text,
	"prospect" boolean DEFAULT false NOT NULL,
	"in_creation" boolean DEFAULT false NOT NULL,
	"new_customer" text,
	"contact_lock_hours" integer,
	"email_changed_at" timestamp with time zone,
	"mobile_changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_contact_lock_hours" CHECK ("customers"."contact_lock_hours" >= 0)
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"account_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_account_id_device_id_pk" PRIMARY KEY("account_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "guesses" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"remembered" boolean NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_because" text,
	CONSTRAINT "sessions_revoked" CHECK (("sessions"."revoked_at" is null) = ("sessions"."revoked_because" is null))
);
--> statement-breakpoint
CREATE TABLE "town_postcodes" (
	"istat_code" text NOT NULL,
	"cap" text NOT NULL,
	CONSTRAINT "town_postcodes_istat_code_cap_pk" PRIMARY KEY("istat_code","cap")
);
--> statement-breakpoint
CREATE TABLE "towns" (
	"istat_code" text PRIMARY KEY NOT NULL,
	"cadastral_code" text NOT NULL,
	"name" text NOT NULL,
	"second_name" text,
	"province" text NOT NULL,
	"region" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD CONSTRAINT "commodity_contracts_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fibre_lines" ADD CONSTRAINT "fibre_lines_contract_code_vas_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."vas_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_requests" ADD CONSTRAINT "onboarding_requests_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_consumptions" ADD CONSTRAINT "self_consumptions_contract_code_vas_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."vas_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vas_contracts" ADD CONSTRAINT "vas_contracts_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "town_postcodes" ADD CONSTRAINT "town_postcodes_town" FOREIGN KEY ("istat_code") REFERENCES "public"."towns"("istat_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_customer" ON "audit" USING btree ("customer_code","at");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "commodity_contracts_customer" ON "commodity_contracts" USING btree ("customer_code","code");--> statement-breakpoint
CREATE INDEX "commodity_contracts_account" ON "commodity_contracts" USING btree ("contract_account");--> statement-breakpoint
CREATE INDEX "onboarding_requests_customer" ON "onboarding_requests" USING btree ("customer_code","source","code");--> statement-breakpoint
CREATE INDEX "vas_contracts_customer" ON "vas_contracts" USING btree ("customer_code","code");--> statement-breakpoint
CREATE INDEX "vas_contracts_account" ON "vas_contracts" USING btree ("contract_account");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username" ON "accounts" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_customer_code" ON "accounts" USING btree ("customer_code");--> statement-breakpoint
CREATE INDEX "customers_fiscal_code" ON "customers" USING btree ("fiscal_code");--> statement-breakpoint
CREATE INDEX "customers_vat_number" ON "customers" USING btree ("vat_number");--> statement-breakpoint
CREATE INDEX "guesses_window" ON "guesses" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "town_postcodes_cap" ON "town_postcodes" USING btree ("cap");--> statement-breakpoint
CREATE INDEX "towns_province" ON "towns" USING btree ("province");--> statement-breakpoint
CREATE INDEX "towns_cadastral" ON "towns" USING btree ("cadastral_code");