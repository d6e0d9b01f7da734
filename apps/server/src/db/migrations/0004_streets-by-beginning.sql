DROP INDEX "streets_town";--> statement-breakpoint
CREATE INDEX "streets_town" ON "streets" USING btree ("istat_code","search_text" text_pattern_ops);