-- Ids of transactions begin anew in each cluster; an offset lets those of entries only rise.
CREATE FUNCTION ledger_xact() RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN (pg_current_xact_id()::text)::bigint + coalesce((SELECT xact_offset FROM ledger_audit_mark), 0);
END $$;
--> statement-breakpoint
-- Where it may not be asked, a restored database is known by its mark alone.
CREATE FUNCTION ledger_cluster() RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT system_identifier::text FROM pg_control_system());
EXCEPTION WHEN insufficient_privilege OR undefined_function THEN
  RETURN '';
END $$;
--> statement-breakpoint
DROP INDEX "game_visits_started_at_index";--> statement-breakpoint
DROP INDEX "lottery_draws_lottery_settled_at_index";--> statement-breakpoint
DROP INDEX "sports_matches_settled_at_index";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "xact" SET DEFAULT ledger_xact();--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "gateways" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_visits" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_audit_mark" ADD COLUMN "cluster" text DEFAULT ledger_cluster() NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_audit_mark" ADD COLUMN "xact_offset" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sports_matches" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "game_visits_to_sweep" ON "game_visits" USING btree ("started_at") WHERE NOT "game_visits"."is_kept";--> statement-breakpoint
CREATE INDEX "lottery_draws_to_sweep" ON "lottery_draws" USING btree ("lottery","settled_at") WHERE NOT "lottery_draws"."is_kept";--> statement-breakpoint
CREATE INDEX "sports_matches_to_sweep" ON "sports_matches" USING btree ("settled_at") WHERE NOT "sports_matches"."is_kept";--> statement-breakpoint
UPDATE "game_visits" SET "is_kept" = true WHERE EXISTS (SELECT 1 FROM "bets" WHERE "bets"."visit_id" = "game_visits"."id");--> statement-breakpoint
UPDATE "lottery_draws" SET "is_kept" = true WHERE EXISTS (SELECT 1 FROM "lottery_tickets" AS "bet" WHERE "bet"."merchant" = "lottery_draws"."merchant" AND "bet"."lottery" = "lottery_draws"."lottery" AND "bet"."draw_no" = "lottery_draws"."draw_no");--> statement-breakpoint
UPDATE "sports_matches" SET "is_kept" = true WHERE EXISTS (SELECT 1 FROM "sports_bets" AS "bet" WHERE "bet"."merchant" = "sports_matches"."merchant" AND "bet"."match_id" = "sports_matches"."id");
