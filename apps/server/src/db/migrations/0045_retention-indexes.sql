CREATE INDEX CONCURRENTLY "known_devices_seen" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "impersonations_session" ON "impersonations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "card_events_at" ON "card_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "card_setups_unfinished" ON "card_setups" USING btree ("created_at") WHERE "status" <> 'SUCCEEDED';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_ended" ON "payments" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhook_calls_sent" ON "webhook_calls" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notifications_at" ON "notifications" USING btree ("at");