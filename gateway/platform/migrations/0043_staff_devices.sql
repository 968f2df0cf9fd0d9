CREATE TABLE "staff_devices" (
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_devices_token_hash_staff_id_pk" PRIMARY KEY("token_hash","staff_id")
);
--> statement-breakpoint
ALTER TABLE "staff_devices" ADD CONSTRAINT "staff_devices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_devices_staff_id_index" ON "staff_devices" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_devices_seen_at_index" ON "staff_devices" USING btree ("seen_at");