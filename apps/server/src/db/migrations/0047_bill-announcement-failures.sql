CREATE TABLE "bill_announcement_failures" (
	"customer_code" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"retry_after" timestamp with time zone NOT NULL,
	"last_error" text NOT NULL,
	CONSTRAINT "bill_announcement_failures_customer_code_kind_pk" PRIMARY KEY("customer_code","kind"),
	CONSTRAINT "bill_announcement_failures_kind" CHECK ("bill_announcement_failures"."kind" in ('ISSUED', 'DUE_SOON', 'OVERDUE'))
);
--> statement-breakpoint
ALTER TABLE "bill_announcement_failures" ADD CONSTRAINT "bill_announcement_failures_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bills_issued_by_id" ON "bills" USING btree ("issue_date","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bills_due_by_id" ON "bills" USING btree ("due_date","id") WHERE "bills"."open_cents" > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_waiting_by_id" ON "messages" USING btree ("id") WHERE "messages"."status" = 'WAITING';--> statement-breakpoint
DROP INDEX "bills_issued";--> statement-breakpoint
DROP INDEX "bills_due";
