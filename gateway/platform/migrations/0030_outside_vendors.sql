ALTER TABLE "games" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bets_by_time" ON "bets" USING brin ("placed_at");