CREATE TABLE "operator_links" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"is_first" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_links" ADD CONSTRAINT "operator_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_links_code" ON "operator_links" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "operator_links_expires" ON "operator_links" USING btree ("expires_at");