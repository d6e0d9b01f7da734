ALTER TABLE "bills" ADD COLUMN "yearly_consumption" double precision;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "yearly_from" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "yearly_to" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "max_power" double precision;