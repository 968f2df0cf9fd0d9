ALTER TABLE "uploads" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "room_words" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "room_words" ADD CONSTRAINT "room_words_once" UNIQUE("member_id","client_key");