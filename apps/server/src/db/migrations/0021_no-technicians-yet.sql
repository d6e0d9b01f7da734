DROP TABLE "technician_links" CASCADE;--> statement-breakpoint
DROP TABLE "technician_trips" CASCADE;