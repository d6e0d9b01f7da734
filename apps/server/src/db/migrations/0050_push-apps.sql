ALTER TABLE "push_subscriptions" ALTER COLUMN "endpoint" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "p256dh" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "auth" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "kind" text DEFAULT 'WEB' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "token" text;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "push_subscriptions_token" ON "push_subscriptions" USING btree ("token");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_kind" CHECK ("push_subscriptions"."kind" in ('WEB', 'ANDROID', 'IOS')) NOT VALID;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_address" CHECK (case when "push_subscriptions"."kind" = 'WEB' then num_nulls("push_subscriptions"."endpoint", "push_subscriptions"."p256dh", "push_subscriptions"."auth") = 0 and "push_subscriptions"."token" is null
        else num_nonnulls("push_subscriptions"."endpoint", "push_subscriptions"."p256dh", "push_subscriptions"."auth") = 0 and "push_subscriptions"."token" is not null end) NOT VALID;