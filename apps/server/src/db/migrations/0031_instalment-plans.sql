CREATE TABLE "instalment_plans" (
	"bill_id" bigint PRIMARY KEY NOT NULL,
	"instalments" jsonb NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "instalment_plans" ADD CONSTRAINT "instalment_plans_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instalment_plans_waiting" ON "instalment_plans" USING btree ("accepted_at") WHERE "instalment_plans"."made_at" is null;