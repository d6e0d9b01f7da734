CREATE TABLE "directory_people" (
	"customer_code" text PRIMARY KEY NOT NULL,
	"segment" text NOT NULL,
	"uid" text NOT NULL,
	"email" text,
	"mobile" text,
	"is_valid" boolean DEFAULT false NOT NULL,
	CONSTRAINT "directory_people_uid" CHECK ("directory_people"."uid" <> '')
);
