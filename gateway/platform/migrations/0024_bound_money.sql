ALTER TABLE "bets" ADD COLUMN "bound_stake" jsonb;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "bound" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "in_play" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD CONSTRAINT "turnover_requirements_bound" CHECK (bound >= 0 AND in_play >= 0);--> statement-breakpoint
UPDATE "turnover_requirements" SET "ending" = 'met' WHERE "ended_at" IS NOT NULL;--> statement-breakpoint
-- What is open binds what came with it, the oldest first and no more than the wallets hold.
UPDATE "turnover_requirements" AS requirement
SET "bound" = greatest(0, least(requirement.base, held.total - asked.before))
FROM (
  SELECT id, member_id, coalesce(sum(base) OVER (
    PARTITION BY member_id ORDER BY created_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
  FROM "turnover_requirements" WHERE ended_at IS NULL
) AS asked
JOIN (
  SELECT split_part(owner, '/', 1) AS member, sum(balance) AS total
  FROM "ledger_accounts" WHERE kind IN ('member', 'wallet') GROUP BY 1
) AS held ON held.member = asked.member_id::text
WHERE requirement.id = asked.id;
