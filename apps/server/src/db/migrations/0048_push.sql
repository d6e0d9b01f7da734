CREATE TABLE "push_preferences" (
	"customer_code" text NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_preferences_customer_code_kind_pk" PRIMARY KEY("customer_code","kind"),
	CONSTRAINT "push_preferences_kind" CHECK ("push_preferences"."kind" in ('BOLLETTA', 'SCADENZA', 'ADDEBITO', 'VISITA', 'PREVENTIVO', 'LETTURA', 'SOGLIA', 'MODIFICA'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_code" text NOT NULL,
	"session_id" uuid,
	"device_id" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"notification_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"topic" text,
	"created_at" timestamp with time zone NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"useless_after" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "pushes_kind" CHECK ("pushes"."kind" in ('BOLLETTA', 'SCADENZA', 'ADDEBITO', 'VISITA', 'PREVENTIVO', 'LETTURA', 'SOGLIA', 'MODIFICA')),
	CONSTRAINT "pushes_status" CHECK ("pushes"."status" in ('WAITING', 'SENT', 'GIVEN_UP')),
	CONSTRAINT "pushes_sent" CHECK (("pushes"."status" = 'SENT') = ("pushes"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "push_preferences" ADD CONSTRAINT "push_preferences_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_customer" ON "push_subscriptions" USING btree ("customer_code","seen_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_device" ON "push_subscriptions" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_seen" ON "push_subscriptions" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pushes_once" ON "pushes" USING btree ("subscription_id","notification_id");--> statement-breakpoint
CREATE INDEX "pushes_notification" ON "pushes" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "pushes_created" ON "pushes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pushes_waiting" ON "pushes" USING btree ("id") WHERE "pushes"."status" = 'WAITING';