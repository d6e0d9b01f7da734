ALTER TABLE "payment_methods" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
-- What came into force here before is the customer's, too, until the next file names it.
UPDATE "payment_methods" p SET "chosen_at" = m."accepted_at" FROM "sepa_mandates" m
WHERE m."reference" = p."current_mandate" AND m."customer_code" = p."customer_code" AND m."ended_at" IS NULL;--> statement-breakpoint
UPDATE "payment_methods" p SET "chosen_at" = c."finished_at" FROM "card_setups" c
WHERE p."method_id" = c."id"::text AND p."customer_code" = c."customer_code" AND p."status" = 'Attivo';
