CREATE TABLE "consumption_days" (
	"contract_code" text NOT NULL,
	"day" date NOT NULL,
	"step" smallint NOT NULL,
	"values" integer[] NOT NULL,
	"is_estimated" boolean DEFAULT false NOT NULL,
	"file_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consumption_days_contract_code_day_pk" PRIMARY KEY("contract_code","day"),
	CONSTRAINT "consumption_days_step" CHECK ("consumption_days"."step" in (15, 60)),
	CONSTRAINT "consumption_days_values" CHECK (cardinality("consumption_days"."values") * "consumption_days"."step" in (1380, 1440, 1500)),
	CONSTRAINT "consumption_days_amounts" CHECK (0 <= all ("consumption_days"."values"))
);
--> statement-breakpoint
CREATE TABLE "curve_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curve_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replaced_consumption_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replaced_consumption_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_code" text NOT NULL,
	"day" date NOT NULL,
	"step" smallint NOT NULL,
	"values" integer[] NOT NULL,
	"is_estimated" boolean DEFAULT false NOT NULL,
	"file_id" bigint,
	"replaced_by" bigint NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commodity_contracts" ADD COLUMN "gas_coefficient" double precision;--> statement-breakpoint
ALTER TABLE "consumption_days" ADD CONSTRAINT "consumption_days_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumption_days" ADD CONSTRAINT "consumption_days_file_id_curve_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."curve_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_consumption_days" ADD CONSTRAINT "replaced_consumption_days_contract_code_commodity_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."commodity_contracts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_consumption_days" ADD CONSTRAINT "replaced_consumption_days_file_id_curve_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."curve_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_consumption_days" ADD CONSTRAINT "replaced_consumption_days_replaced_by_curve_files_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."curve_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_consumption_days_of" ON "replaced_consumption_days" USING btree ("contract_code","day");