ALTER TABLE "notification_preferences" RENAME TO "bill_deliveries";--> statement-breakpoint
ALTER TABLE "bill_deliveries" RENAME CONSTRAINT "notification_preferences_customer_code_contract_account_pk" TO "bill_deliveries_customer_code_contract_account_pk";--> statement-breakpoint
ALTER TABLE "bill_deliveries" RENAME CONSTRAINT "notification_preferences_customer_code_customers_code_fk" TO "bill_deliveries_customer_code_customers_code_fk";--> statement-breakpoint
ALTER TABLE "bill_deliveries" RENAME CONSTRAINT "notification_preferences_bill_delivery" TO "bill_deliveries_bill_delivery";
