CREATE TABLE "sports_bets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"match_id" text NOT NULL,
	"side" text NOT NULL,
	"odds" integer NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sports_feeds" (
	"merchant" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sports_matches" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"competition" text NOT NULL,
	"home" text NOT NULL,
	"away" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"server_seed" text NOT NULL,
	"outcome" text,
	"score" jsonb,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sports_matches_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
DROP TABLE "fixtures" CASCADE;--> statement-breakpoint
ALTER TABLE "sports_bets" ADD CONSTRAINT "sports_bets_id_bets_id_fk" FOREIGN KEY ("id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_bets" ADD CONSTRAINT "sports_bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_bets" ADD CONSTRAINT "sports_bets_match" FOREIGN KEY ("merchant","match_id") REFERENCES "public"."sports_matches"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sports_bets_merchant_match_id_index" ON "sports_bets" USING btree ("merchant","match_id");--> statement-breakpoint
CREATE INDEX "sports_bets_merchant_member_id_index" ON "sports_bets" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "sports_matches_merchant_starts_at_index" ON "sports_matches" USING btree ("merchant","starts_at");--> statement-breakpoint
CREATE INDEX "sports_matches_waiting" ON "sports_matches" USING btree ("ends_at") WHERE "sports_matches"."settled_at" IS NULL;