ALTER TABLE "sandbox_events" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cashier_events_heard_at_index" ON "cashier_events" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "game_visits_started_at_index" ON "game_visits" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "lottery_draws_lottery_settled_at_index" ON "lottery_draws" USING btree ("lottery","settled_at");--> statement-breakpoint
CREATE INDEX "sports_matches_settled_at_index" ON "sports_matches" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "uploads_created_at_index" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vendor_seeds_revealed_at_index" ON "vendor_seeds" USING btree ("revealed_at");--> statement-breakpoint
CREATE INDEX "vendor_sessions_started_at_index" ON "vendor_sessions" USING btree ("started_at");