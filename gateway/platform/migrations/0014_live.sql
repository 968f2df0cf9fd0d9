CREATE TABLE "room_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"room_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"text" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_words" ADD CONSTRAINT "room_words_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_words_merchant_room_id_said_at_index" ON "room_words" USING btree ("merchant","room_id","said_at");--> statement-breakpoint
CREATE INDEX "room_words_said_at_index" ON "room_words" USING btree ("said_at");