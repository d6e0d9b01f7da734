CREATE TABLE "payment_items" (
	"payment_id" uuid NOT NULL,
	"bill_id" bigint NOT NULL,
	"amount_cents" integer NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_items_payment_id_bill_id_pk" PRIMARY KEY("payment_id","bill_id"),
	CONSTRAINT "payment_items_amount" CHECK ("payment_items"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"state" text DEFAULT 'BEGUN' NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"amount_cents" integer NOT NULL,
	"amount_changed" boolean DEFAULT false NOT NULL,
	"provider_session" text,
	"provider_url" text,
	"provider_payment" text,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"account_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payments_session" UNIQUE("provider_session"),
	CONSTRAINT "payments_provider_payment" UNIQUE("provider_payment"),
	CONSTRAINT "payments_live" UNIQUE("id","live"),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('BEGUN', 'OPEN', 'IN_PROGRESS', 'OK', 'ERROR', 'CANCELLED')),
	CONSTRAINT "payments_is_live" CHECK ("payments"."live" = ("payments"."state" in ('BEGUN', 'OPEN', 'IN_PROGRESS'))),
	CONSTRAINT "payments_ended" CHECK ("payments"."live" = ("payments"."ended_at" is null)),
	CONSTRAINT "payments_paid" CHECK (("payments"."state" = 'OK') = ("payments"."provider_payment" is not null)),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_payment" FOREIGN KEY ("payment_id","live") REFERENCES "public"."payments"("id","live") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_items_bill" ON "payment_items" USING btree ("bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_items_live" ON "payment_items" USING btree ("bill_id") WHERE "payment_items"."live";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("customer_code","key");--> statement-breakpoint
CREATE INDEX "payments_customer" ON "payments" USING btree ("customer_code","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("created_at") WHERE "payments"."live";