CREATE INDEX "member_days_active" ON "member_days" USING btree ("merchant","game_type","day","member_id") WHERE active > 0;--> statement-breakpoint
CREATE INDEX "members_by_joining" ON "members" USING btree ("merchant","created_at");--> statement-breakpoint
CREATE INDEX "members_uncounted" ON "members" USING btree ("merchant","line" text_pattern_ops) WHERE counted_at IS NULL;--> statement-breakpoint
CREATE INDEX "members_not_active" ON "members" USING btree ("merchant","line" text_pattern_ops) WHERE state <> 'active';