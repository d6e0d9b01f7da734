CREATE TABLE "invited_before" (
	"person_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loyalty_movements" DROP CONSTRAINT "loyalty_movements_reason";--> statement-breakpoint
ALTER TABLE "loyalty_movements" DROP CONSTRAINT "loyalty_movements_points";--> statement-breakpoint
ALTER TABLE "loyalty_accounts" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty_accounts" ADD CONSTRAINT "loyalty_accounts_owed" CHECK ("loyalty_accounts"."owed" >= 0);--> statement-breakpoint
ALTER TABLE "loyalty_movements" ADD CONSTRAINT "loyalty_movements_reason" CHECK ("loyalty_movements"."reason" in ('AUTOLETTURA', 'BOLLETTA_DIGITALE', 'OPINIONE', 'PAGAMENTO', 'PREMIO', 'STORNO'));--> statement-breakpoint
ALTER TABLE "loyalty_movements" ADD CONSTRAINT "loyalty_movements_points" CHECK (case "loyalty_movements"."reason" when 'PREMIO' then "loyalty_movements"."points" < 0 when 'STORNO' then "loyalty_movements"."points" <= 0 else "loyalty_movements"."points" > 0 end);