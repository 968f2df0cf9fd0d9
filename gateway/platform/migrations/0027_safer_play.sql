CREATE TABLE "active_stretches" (
	"member_id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "active_stretches_member_id_begun_at_pk" PRIMARY KEY("member_id","begun_at")
);
--> statement-breakpoint
CREATE TABLE "member_limits" (
	"member_id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"next_amount" bigint,
	"next_at" timestamp with time zone,
	CONSTRAINT "member_limits_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period")
);
--> statement-breakpoint
CREATE TABLE "play_days" (
	"member_id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"staked" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "play_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "safer_play_settings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"reality_minutes" integer,
	"reality_answered_at" timestamp with time zone,
	"limits_declined_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "play_breaks" ALTER COLUMN "until" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exclusions" ALTER COLUMN "until" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "counted_on" date;--> statement-breakpoint
ALTER TABLE "play_breaks" ADD COLUMN "kind" text DEFAULT 'break' NOT NULL;--> statement-breakpoint
ALTER TABLE "exclusions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "active_stretches" ADD CONSTRAINT "active_stretches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limits" ADD CONSTRAINT "member_limits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safer_play_settings" ADD CONSTRAINT "safer_play_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "active_stretches_seen_at_index" ON "active_stretches" USING btree ("seen_at");--> statement-breakpoint
-- Until now a raise held as soon as its wait was over; from now on it has to be confirmed.
INSERT INTO "member_limits" ("member_id", "merchant", "kind", "period", "amount", "next_amount", "next_at")
SELECT "member_id", "merchant", 'deposit', "period",
	CASE WHEN "next_at" <= now() THEN "next_amount" ELSE "amount" END,
	CASE WHEN "next_at" <= now() THEN NULL ELSE "next_amount" END,
	CASE WHEN "next_at" <= now() THEN NULL ELSE "next_at" END
FROM "deposit_limits";--> statement-breakpoint
UPDATE "play_breaks" SET "kind" = "running"."kind"
FROM (
	SELECT DISTINCT ON ("member_id") "member_id", "kind" FROM "exclusions"
	WHERE "until" > now() ORDER BY "member_id", "until" DESC, "taken_at" DESC
) AS "running"
WHERE "running"."member_id" = "play_breaks"."member_id";--> statement-breakpoint
-- Who rests was logged in until now; from now on a time-out and a self-exclusion end the sessions from before.
UPDATE "sessions" SET "ended_at" = now() WHERE "ended_at" IS NULL AND "member_id" IN (
	SELECT "member_id" FROM "play_breaks" WHERE "kind" <> 'break' AND "until" > now());--> statement-breakpoint
DROP TABLE "deposit_limits" CASCADE;
