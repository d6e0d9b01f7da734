CREATE TABLE "loyalty_accounts" (
	"customer_code" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "loyalty_accounts_balance" CHECK ("loyalty_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"source_key" text NOT NULL,
	"reward_code" text,
	"reward_title" text,
	"voucher" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_movements_reason" CHECK ("loyalty_movements"."reason" in ('AUTOLETTURA', 'BOLLETTA_DIGITALE', 'OPINIONE', 'PAGAMENTO', 'PREMIO')),
	CONSTRAINT "loyalty_movements_points" CHECK (("loyalty_movements"."reason" = 'PREMIO') = ("loyalty_movements"."points" < 0) and "loyalty_movements"."points" <> 0),
	CONSTRAINT "loyalty_movements_reward" CHECK (num_nonnulls("loyalty_movements"."reward_code", "loyalty_movements"."reward_title", "loyalty_movements"."voucher") = case when "loyalty_movements"."reason" = 'PREMIO' then 3 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "loyalty_accounts" ADD CONSTRAINT "loyalty_accounts_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_movements" ADD CONSTRAINT "loyalty_movements_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_movements_source" ON "loyalty_movements" USING btree ("customer_code","reason","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_movements_voucher" ON "loyalty_movements" USING btree ("voucher");--> statement-breakpoint
CREATE INDEX "loyalty_movements_customer" ON "loyalty_movements" USING btree ("customer_code","id");