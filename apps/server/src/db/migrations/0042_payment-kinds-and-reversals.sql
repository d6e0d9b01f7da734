CREATE TABLE "payment_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reversals_cause" CHECK ("payment_reversals"."cause" in ('REFUND', 'DISPUTE')),
	CONSTRAINT "payment_reversals_state" CHECK ("payment_reversals"."state" in ('TAKEN', 'GIVEN_BACK')),
	CONSTRAINT "payment_reversals_amount" CHECK ("payment_reversals"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_items" ADD COLUMN "kind" text;--> statement-breakpoint
CREATE FUNCTION "kind_of_bill"(bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN v."type" = 'FIBRA' THEN 'FIBRE_INVOICE'
    WHEN b."vas_contract_code" IS NOT NULL THEN 'VAS_INVOICE'
    WHEN b."type" = 'RATA' THEN 'COMMODITY_INSTALMENT'
    ELSE 'COMMODITY_BILL'
  END
  FROM "bills" b LEFT JOIN "vas_contracts" v ON v."code" = b."vas_contract_code"
  WHERE b."id" = $1
$$;--> statement-breakpoint
UPDATE "payment_items" SET "kind" = "kind_of_bill"("bill_id");--> statement-breakpoint
ALTER TABLE "payment_items" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
-- Servers of the release before write no kind while both are running.
CREATE FUNCTION "payment_item_kind"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."kind" := coalesce(NEW."kind", "kind_of_bill"(NEW."bill_id"));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_item_kind" BEFORE INSERT ON "payment_items" FOR EACH ROW EXECUTE FUNCTION "payment_item_kind"();--> statement-breakpoint
ALTER TABLE "payment_items" ADD COLUMN "reversed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD COLUMN "kinds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD COLUMN "reversed_here" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD COLUMN "reversed_there" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" text GENERATED ALWAYS AS (case when quote_id is not null then 'TECHNICAL_INTERVENTION_QUOTE' end) STORED;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "restored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reversals_payment" ON "payment_reversals" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_reversals_open" ON "payment_reversals" USING btree ("at") WHERE "payment_reversals"."cause" = 'DISPUTE' and "payment_reversals"."state" = 'TAKEN';--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_reversed" CHECK ("payment_items"."reversed_cents" between 0 and "payment_items"."amount_cents");--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_kind" CHECK ("payment_items"."kind" in ('COMMODITY_BILL', 'COMMODITY_INSTALMENT', 'VAS_INVOICE', 'FIBRE_INVOICE'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversed" CHECK ("payments"."reversed_cents" between 0 and "payments"."amount_cents");