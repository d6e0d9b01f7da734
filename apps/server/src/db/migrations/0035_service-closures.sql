CREATE TABLE "service_closures" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text
);
