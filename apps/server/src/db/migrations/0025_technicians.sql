CREATE TABLE "technician_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"technician" text NOT NULL,
	"photo" "bytea",
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "technician_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "technician_trips" (
	"intervention_id" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"set_out_at" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"seen_at" timestamp with time zone,
	CONSTRAINT "technician_trips_where" CHECK ("technician_trips"."latitude" between -90 and 90 and "technician_trips"."longitude" between -180 and 180),
	CONSTRAINT "technician_trips_seen" CHECK (num_nonnulls("technician_trips"."latitude", "technician_trips"."longitude", "technician_trips"."seen_at") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "interventions" ADD COLUMN "delay_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "technician_links" ADD CONSTRAINT "technician_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_trips" ADD CONSTRAINT "technician_trips_intervention_id_interventions_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."interventions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_trips" ADD CONSTRAINT "technician_trips_link_id_technician_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."technician_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "technician_links_company" ON "technician_links" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "technician_links_expiry" ON "technician_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "technician_trips_link" ON "technician_trips" USING btree ("link_id");