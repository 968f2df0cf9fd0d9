DROP INDEX "line_sizes_by_direct";--> statement-breakpoint
DROP INDEX "line_sizes_by_members";--> statement-breakpoint
DROP INDEX "members_by_joining";--> statement-breakpoint
DROP INDEX "members_by_activity";--> statement-breakpoint
DROP INDEX "members_never_here";--> statement-breakpoint
ALTER TABLE "line_sizes" ADD COLUMN "is_agent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_agent" boolean GENERATED ALWAYS AS (type IN (1, 2, 41, 42)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "free_rounds" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "line_sizes_by_direct" ON "line_sizes" USING btree ("merchant","is_agent","direct","member_id");--> statement-breakpoint
CREATE INDEX "line_sizes_by_members" ON "line_sizes" USING btree ("merchant","is_agent","members","member_id");--> statement-breakpoint
CREATE INDEX "members_by_joining" ON "members" USING btree ("merchant","is_agent","created_at","id");--> statement-breakpoint
CREATE INDEX "members_by_activity" ON "members" USING btree ("merchant","is_agent","last_login_at","id") WHERE last_login_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "members_never_here" ON "members" USING btree ("merchant","is_agent","id") WHERE last_login_at IS NULL;--> statement-breakpoint
ALTER TABLE "point_rewards" DROP COLUMN "spins";--> statement-breakpoint
UPDATE "line_sizes" SET "is_agent" = true FROM "members" WHERE "members"."id" = "line_sizes"."member_id" AND "members"."is_agent";--> statement-breakpoint
UPDATE "point_rewards" SET "kind" = 'rounds' WHERE "kind" = 'spins';--> statement-breakpoint
UPDATE "point_rewards" SET "category" = 'rounds' WHERE "category" = 'spins';
