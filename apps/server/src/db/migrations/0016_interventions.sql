CREATE SEQUENCE "public"."intervention_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"support_type" text NOT NULL,
	"name" text,
	"phone" text,
	"score" double precision DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"licence" boolean DEFAULT true NOT NULL,
	"travel_minutes" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "companies_code_unique" UNIQUE("code"),
	CONSTRAINT "companies_support_type" CHECK ("companies"."support_type" in ('VIDEOCALL', 'EXIT_TECHNICAL')),
	CONSTRAINT "companies_score" CHECK ("companies"."score" between 0 and 5 and "companies"."reviews" >= 0),
	CONSTRAINT "companies_travel" CHECK ("companies"."travel_minutes" between 0 and 600)
);
--> statement-breakpoint
CREATE TABLE "company_areas" (
	"cap" text NOT NULL,
	"company_id" text NOT NULL,
	CONSTRAINT "company_areas_cap_company_id_pk" PRIMARY KEY("cap","company_id")
);
--> statement-breakpoint
CREATE TABLE "company_closures" (
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "company_closures_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
CREATE TABLE "company_hours" (
	"company_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "company_hours_company_id_weekday_pk" PRIMARY KEY("company_id","weekday"),
	CONSTRAINT "company_hours_weekday" CHECK ("company_hours"."weekday" between 1 and 7),
	CONSTRAINT "company_hours_places" CHECK ("company_hours"."places" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_places" (
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"window_id" text NOT NULL,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"before" integer DEFAULT 0 NOT NULL,
	"after" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_places_company_id_day_window_id_pk" PRIMARY KEY("company_id","day","window_id"),
	CONSTRAINT "company_places_sold_once" CHECK ("company_places"."taken" = 0 or "company_places"."taken" + greatest("company_places"."before", "company_places"."after") <= "company_places"."places"),
	CONSTRAINT "company_places_counts" CHECK (least("company_places"."taken", "company_places"."before", "company_places"."after") >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_skills" (
	"company_id" text NOT NULL,
	"installation_id" text NOT NULL,
	CONSTRAINT "company_skills_company_id_installation_id_pk" PRIMARY KEY("company_id","installation_id")
);
--> statement-breakpoint
CREATE TABLE "installations" (
	"id" text PRIMARY KEY NOT NULL,
	"macro_type_id" text NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"position" integer NOT NULL,
	"by_videocall" boolean NOT NULL,
	"by_technician" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "macro_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"window_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_windows" (
	"id" text PRIMARY KEY NOT NULL,
	"support_type" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	CONSTRAINT "slot_windows_support_type" CHECK ("slot_windows"."support_type" in ('VIDEOCALL', 'EXIT_TECHNICAL')),
	CONSTRAINT "slot_windows_times" CHECK ("slot_windows"."starts" ~ '^[0-2][0-9]:[0-5][0-9]$' and "slot_windows"."ends" ~ '^[0-2][0-9]:[0-5][0-9]$' and "slot_windows"."starts" < "slot_windows"."ends")
);
--> statement-breakpoint
CREATE TABLE "booking_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"flow" text NOT NULL,
	"intervention_id" text,
	"fields" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_drafts_flow" CHECK ("booking_drafts"."flow" in ('InterventoTecnico', 'DatiContatto', 'SecondoAppuntamento'))
);
--> statement-breakpoint
CREATE TABLE "booking_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"draft_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "booking_files_most" CHECK ("booking_files"."position" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "cancellation_reasons" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"require_notes" boolean NOT NULL,
	"priority" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "covered_installations" (
	"contract_code" text NOT NULL,
	"installation_id" text NOT NULL,
	CONSTRAINT "covered_installations_contract_code_installation_id_pk" PRIMARY KEY("contract_code","installation_id")
);
--> statement-breakpoint
CREATE TABLE "free_hours" (
	"contract_code" text PRIMARY KEY NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"used_on" date
);
--> statement-breakpoint
CREATE TABLE "intervention_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intervention_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"intervention_id" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"kind" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "intervention_files_kind" CHECK ("intervention_files"."kind" in ('IMMAGINI', 'PREVENTIVI', 'ORDINE_DI_LAVORO'))
);
--> statement-breakpoint
CREATE TABLE "intervention_slots" (
	"intervention_id" text NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"window_id" text NOT NULL,
	"company_id" text,
	"state" text NOT NULL,
	"appointment_confirmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "intervention_slots_intervention_id_position_pk" PRIMARY KEY("intervention_id","position"),
	CONSTRAINT "intervention_slots_state" CHECK ("intervention_slots"."state" in ('NONE', 'SCHEDULED', 'CONFIRMED', 'COMPLETED', 'CANNOT COMPLETE', 'IN_PROGRESS', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "interventions" (
	"id" text PRIMARY KEY DEFAULT 'I' || lpad(nextval('intervention_numbers')::text, 8, '0') NOT NULL,
	"customer_code" text NOT NULL,
	"contract_code" text,
	"state" text NOT NULL,
	"sub_state" text,
	"source" text NOT NULL,
	"mode" text NOT NULL,
	"installation_id" text NOT NULL,
	"street" text,
	"cap" text,
	"city" text,
	"province" text,
	"country" text,
	"address_note" text,
	"latitude" double precision,
	"longitude" double precision,
	"company_id" text,
	"no_company_reason" text,
	"email" text,
	"phone" text,
	"contact_mode" text,
	"note" text,
	"privacy_consent" boolean,
	"free_hour_used" boolean DEFAULT false NOT NULL,
	"feedback_left" boolean DEFAULT false NOT NULL,
	"geolocation_active" boolean DEFAULT false NOT NULL,
	"field_state" text,
	"work_code" text,
	"cancellation_reason_id" text,
	"cancellation_notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"key" text,
	"digest" text,
	CONSTRAINT "interventions_mode" CHECK ("interventions"."mode" in ('VIDEOCALL', 'TECHINICIAN_EXIT')),
	CONSTRAINT "interventions_source" CHECK ("interventions"."source" in ('Web', 'Centrale Operativa', 'App')),
	CONSTRAINT "interventions_contact_mode" CHECK ("interventions"."contact_mode" in ('EMAIL', 'SMS')),
	CONSTRAINT "interventions_no_company" CHECK ("interventions"."no_company_reason" is null or "interventions"."company_id" is null)
);
--> statement-breakpoint
ALTER TABLE "company_areas" ADD CONSTRAINT "company_areas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_closures" ADD CONSTRAINT "company_closures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_hours" ADD CONSTRAINT "company_hours_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_places" ADD CONSTRAINT "company_places_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_places" ADD CONSTRAINT "company_places_window_id_slot_windows_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."slot_windows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_skills" ADD CONSTRAINT "company_skills_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_skills" ADD CONSTRAINT "company_skills_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_macro_type_id_macro_types_id_fk" FOREIGN KEY ("macro_type_id") REFERENCES "public"."macro_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_window_id_slot_windows_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."slot_windows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_intervention_id_interventions_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."interventions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_files" ADD CONSTRAINT "booking_files_draft_id_booking_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."booking_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_installations" ADD CONSTRAINT "covered_installations_contract_code_vas_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."vas_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_installations" ADD CONSTRAINT "covered_installations_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_hours" ADD CONSTRAINT "free_hours_contract_code_vas_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."vas_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_files" ADD CONSTRAINT "intervention_files_intervention_id_interventions_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."interventions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_slots" ADD CONSTRAINT "intervention_slots_intervention_id_interventions_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."interventions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_slots" ADD CONSTRAINT "intervention_slots_window_id_slot_windows_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."slot_windows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_slots" ADD CONSTRAINT "intervention_slots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_contract_code_vas_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."vas_contracts"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interventions" ADD CONSTRAINT "interventions_cancellation_reason_id_cancellation_reasons_id_fk" FOREIGN KEY ("cancellation_reason_id") REFERENCES "public"."cancellation_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installations_macro_type" ON "installations" USING btree ("macro_type_id");--> statement-breakpoint
CREATE INDEX "slot_holds_company" ON "slot_holds" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "slot_holds_expiry" ON "slot_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "slot_holds_customer" ON "slot_holds" USING btree ("customer_code");--> statement-breakpoint
CREATE INDEX "booking_drafts_customer" ON "booking_drafts" USING btree ("customer_code","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "booking_drafts_updated" ON "booking_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_files_position" ON "booking_files" USING btree ("draft_id","position");--> statement-breakpoint
CREATE INDEX "intervention_files_intervention" ON "intervention_files" USING btree ("intervention_id","id");--> statement-breakpoint
CREATE INDEX "intervention_slots_company" ON "intervention_slots" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "interventions_customer" ON "interventions" USING btree ("customer_code","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "interventions_key" ON "interventions" USING btree ("customer_code","key");