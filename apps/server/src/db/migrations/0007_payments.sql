CREATE TABLE "card_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_setups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"provider_session" text,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"token" text,
	"holder" text,
	"last_digits" text,
	"expiry" text,
	"circuit" text,
	"kind" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "card_setups_session" UNIQUE("provider_session"),
	CONSTRAINT "card_setups_status" CHECK ("card_setups"."status" in ('OPEN', 'SUCCEEDED', 'ENDED')),
	CONSTRAINT "card_setups_token" CHECK (("card_setups"."status" = 'SUCCEEDED') = ("card_setups"."token" is not null)),
	CONSTRAINT "card_setups_card" CHECK ("card_setups"."last_digits" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "payment_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"method_code" text NOT NULL,
	"contract_accounts" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"key" text,
	"digest" text NOT NULL,
	CONSTRAINT "payment_changes_method" CHECK ("payment_changes"."method_code" in ('U', 'L'))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"contract_account" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"method_code" text,
	"method_id" text,
	"status" text,
	"type" text,
	"card_holder" text,
	"card_last_digits" text,
	"card_expiry" text,
	"card_circuit" text,
	"card_kind" text,
	"card_token" text,
	"debit_name" text,
	"debit_surname" text,
	"debit_iban" text,
	"debit_bank" text,
	"debit_branch" text,
	"debit_fiscal_code" text,
	"current_mandate" text,
	"future_mandate" text,
	"future_iban" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_methods_version" CHECK ("payment_methods"."version" > 0),
	CONSTRAINT "payment_methods_card" CHECK ("payment_methods"."card_last_digits" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "sepa_mandates" (
	"reference" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"contract_account" text NOT NULL,
	"change_id" bigint NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"fiscal_code" text NOT NULL,
	"iban" text NOT NULL,
	"creditor_identifier" text NOT NULL,
	"creditor_name" text NOT NULL,
	"text" text NOT NULL,
	"signed_on" date NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sepa_mandates_reference" CHECK ("sepa_mandates"."reference" ~ '^[A-Z0-9]{1,35}$')
);
--> statement-breakpoint
CREATE TABLE "vas_charges" (
	"contract_code" text NOT NULL,
	"contract_account" text NOT NULL,
	"amount_cents" integer,
	"frequency" text,
	"next_charge_day" date,
	CONSTRAINT "vas_charges_contract_code_contract_account_pk" PRIMARY KEY("contract_code","contract_account")
);
--> statement-breakpoint
ALTER TABLE "card_setups" ADD CONSTRAINT "card_setups_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD CONSTRAINT "sepa_mandates_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD CONSTRAINT "sepa_mandates_change_id_payment_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."payment_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vas_charges" ADD CONSTRAINT "vas_charges_contract_code_vas_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."vas_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_setups_customer" ON "card_setups" USING btree ("customer_code","token");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_changes_key" ON "payment_changes" USING btree ("customer_code","key");--> statement-breakpoint
CREATE INDEX "payment_methods_customer" ON "payment_methods" USING btree ("customer_code");--> statement-breakpoint
CREATE INDEX "sepa_mandates_customer" ON "sepa_mandates" USING btree ("customer_code","accepted_at");--> statement-breakpoint
CREATE INDEX "sepa_mandates_account" ON "sepa_mandates" USING btree ("contract_account");--> statement-breakpoint
CREATE INDEX "sepa_mandates_change" ON "sepa_mandates" USING btree ("change_id");