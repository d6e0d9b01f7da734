CREATE TABLE "contact_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "contact_files_position" UNIQUE("request_id","position")
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"topic" text NOT NULL,
	"topic_label" text NOT NULL,
	"text" text NOT NULL,
	"contract_code" text,
	"channel" text,
	"sent_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"key" text,
	"digest" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"answer_key" text,
	CONSTRAINT "contact_requests_channel" CHECK ("contact_requests"."channel" in ('MAIL', 'SMS')),
	CONSTRAINT "contact_requests_answer" CHECK (("contact_requests"."answer" is null) = ("contact_requests"."answered_at" is null) and ("contact_requests"."answer" is null) = ("contact_requests"."answered_by" is null))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"event_id" bigint,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"target" text NOT NULL,
	"url" text,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_target" CHECK ("notifications"."target" in ('ARCHIVIO', 'LINK', 'PROFILO', 'PRATICHE', 'INTERVENTO_TECNICO'))
);
--> statement-breakpoint
ALTER TABLE "contact_files" ADD CONSTRAINT "contact_files_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_key" ON "contact_requests" USING btree ("customer_code","key");--> statement-breakpoint
CREATE INDEX "contact_requests_customer" ON "contact_requests" USING btree ("customer_code","id");--> statement-breakpoint
CREATE INDEX "contact_requests_open" ON "contact_requests" USING btree ("answer_by","id") WHERE "contact_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contact_requests_answered" ON "contact_requests" USING btree ("answered_at") WHERE "contact_requests"."answered_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_event" ON "notifications" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "notifications_customer" ON "notifications" USING btree ("customer_code","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("customer_code") WHERE "notifications"."read_at" is null;