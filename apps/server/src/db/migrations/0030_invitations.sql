CREATE TABLE "invitation_codes" (
	"customer_code" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inviter_code" text NOT NULL,
	"invited_code" text NOT NULL,
	"person" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"rewarded_at" timestamp with time zone,
	CONSTRAINT "invitations_other" CHECK ("invitations"."inviter_code" <> "invitations"."invited_code")
);
--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_customer_code_customers_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_code_customers_code_fk" FOREIGN KEY ("inviter_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_code_customers_code_fk" FOREIGN KEY ("invited_code") REFERENCES "public"."customers"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_codes_code" ON "invitation_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_person" ON "invitations" USING btree ("person");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_invited" ON "invitations" USING btree ("invited_code");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_code","id");--> statement-breakpoint
CREATE INDEX "invitations_waiting" ON "invitations" USING btree ("id") WHERE "invitations"."rewarded_at" is null;