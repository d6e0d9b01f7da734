CREATE TABLE "payment_reports" (
	"day" date PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"count_here" integer NOT NULL,
	"count_there" integer NOT NULL,
	"cents_here" bigint NOT NULL,
	"cents_there" bigint NOT NULL,
	"differences" jsonb NOT NULL
);
