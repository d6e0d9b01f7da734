ALTER TABLE "contact_requests" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_taken" CHECK (("contact_requests"."taken_by" is null) = ("contact_requests"."taken_at" is null));