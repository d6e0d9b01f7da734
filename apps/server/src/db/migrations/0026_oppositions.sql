CREATE TABLE "oppositions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oppositions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"purpose" text NOT NULL,
	"opposed" boolean NOT NULL,
	"statement" text NOT NULL,
	"policy_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "oppositions_purpose" CHECK ("oppositions"."purpose" in ('OFFERTE_DIRETTE', 'ANALISI_CONSUMI', 'RICERCHE'))
);
--> statement-breakpoint
ALTER TABLE "oppositions" ADD CONSTRAINT "oppositions_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oppositions_customer" ON "oppositions" USING btree ("customer_code","purpose","id");