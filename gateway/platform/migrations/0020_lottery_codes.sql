ALTER TABLE "games" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "default_play_type" text;