ALTER TABLE "payment_methods" DROP CONSTRAINT "payment_methods_version";--> statement-breakpoint
ALTER TABLE "payment_methods" DROP COLUMN "version";