CREATE TABLE "collection_debits" (
	"reference" text PRIMARY KEY NOT NULL,
	"collection_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"amount_cents" integer NOT NULL,
	"mandate" text NOT NULL,
	"signed_on" date NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"state" text DEFAULT 'SENT' NOT NULL,
	"reason" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "collection_debits_state" CHECK ("collection_debits"."state" in ('SENT', 'PAID', 'RETURNED')),
	CONSTRAINT "collection_debits_answered" CHECK (("collection_debits"."state" = 'SENT') = ("collection_debits"."answered_at" is null)),
	CONSTRAINT "collection_debits_amount" CHECK ("collection_debits"."amount_cents" > 0),
	CONSTRAINT "collection_debits_reference" CHECK ("collection_debits"."reference" ~ '^[A-Za-z0-9-]{1,35}$')
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "via" text DEFAULT 'AREA' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_debits" ADD CONSTRAINT "collection_debits_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_debits" ADD CONSTRAINT "collection_debits_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_debits_collection" ON "collection_debits" USING btree ("collection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_debits_bill" ON "collection_debits" USING btree ("bill_id") WHERE "collection_debits"."state" <> 'RETURNED';--> statement-breakpoint
CREATE INDEX "collection_debits_of_bill" ON "collection_debits" USING btree ("bill_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_of_quote" ON "payments" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_quote" ON "payments" USING btree ("quote_id") WHERE "payments"."live";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_via" CHECK ("payments"."via" in ('AREA', 'LINK'));