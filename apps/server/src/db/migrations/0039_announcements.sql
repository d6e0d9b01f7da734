ALTER TABLE "bill_notices" RENAME TO "bill_announcements";--> statement-breakpoint
ALTER TABLE "bill_announcements" RENAME CONSTRAINT "bill_notices_bill_id_bills_id_fk" TO "bill_announcements_bill_id_bills_id_fk";--> statement-breakpoint
ALTER TABLE "bill_announcements" RENAME CONSTRAINT "bill_notices_bill_id_kind_pk" TO "bill_announcements_bill_id_kind_pk";--> statement-breakpoint
ALTER TABLE "bill_announcements" RENAME CONSTRAINT "bill_notices_kind" TO "bill_announcements_kind";--> statement-breakpoint
ALTER TABLE "reading_notices" RENAME TO "reading_announcements";--> statement-breakpoint
ALTER TABLE "reading_announcements" RENAME CONSTRAINT "reading_notices_contract_code_commodity_contracts_code_fk" TO "reading_announcements_contract_code_commodity_contracts_code_fk";--> statement-breakpoint
ALTER TABLE "reading_announcements" RENAME CONSTRAINT "reading_notices_contract_code_period_end_kind_pk" TO "reading_announcements_contract_code_period_end_kind_pk";--> statement-breakpoint
ALTER TABLE "reading_announcements" RENAME CONSTRAINT "reading_notices_kind" TO "reading_announcements_kind";--> statement-breakpoint
ALTER INDEX "reading_notices_at" RENAME TO "reading_announcements_at";--> statement-breakpoint
ALTER TABLE "consumption_notices" RENAME TO "consumption_announcements";--> statement-breakpoint
ALTER TABLE "consumption_announcements" RENAME CONSTRAINT "consumption_notices_contract_code_commodity_contracts_code_fk" TO "consumption_announcements_contract_code_commodity_contracts_cod";--> statement-breakpoint
ALTER TABLE "consumption_announcements" RENAME CONSTRAINT "consumption_notices_contract_code_period_end_amount_cents_pk" TO "consumption_announcements_contract_code_period_end_amount_cents";--> statement-breakpoint
ALTER INDEX "consumption_notices_at" RENAME TO "consumption_announcements_at";--> statement-breakpoint
ALTER TABLE "consents" RENAME COLUMN "notice_version" TO "policy_version";
