CREATE TABLE "free_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"game_codes" jsonb NOT NULL,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"ended" integer DEFAULT 0 NOT NULL,
	"stake" bigint NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"times" integer NOT NULL,
	"wager_days" integer,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "free_rounds_once" UNIQUE("member_id","source","subject"),
	CONSTRAINT "free_rounds_counted" CHECK (ended >= 0 AND ended <= taken AND taken <= total),
	CONSTRAINT "free_rounds_won" CHECK (stake > 0 AND won >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_rewards" ADD COLUMN "rounds" jsonb;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "free_rounds_id" uuid;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "free_stake" bigint;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "free_win" bigint;--> statement-breakpoint
ALTER TABLE "free_rounds" ADD CONSTRAINT "free_rounds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_rounds_merchant_member_id_created_at_index" ON "free_rounds" USING btree ("merchant","member_id","created_at");--> statement-breakpoint
CREATE INDEX "line_sizes_by_direct" ON "line_sizes" USING btree ("merchant","direct","member_id");--> statement-breakpoint
CREATE INDEX "line_sizes_by_members" ON "line_sizes" USING btree ("merchant","members","member_id");--> statement-breakpoint
CREATE INDEX "members_by_activity" ON "members" USING btree ("merchant","last_login_at","id") WHERE last_login_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "members_never_here" ON "members" USING btree ("merchant","id") WHERE last_login_at IS NULL;--> statement-breakpoint
UPDATE "point_rewards" SET "kind" = 'money' WHERE "kind" = 'spins';