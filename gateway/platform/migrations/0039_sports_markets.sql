CREATE TABLE "sports_legs" (
	"bet_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"merchant" text NOT NULL,
	"match_id" text NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" integer,
	"odds" integer NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sports_legs_bet_id_place_pk" PRIMARY KEY("bet_id","place"),
	CONSTRAINT "sports_legs_one_a_match" UNIQUE("bet_id","merchant","match_id")
);
--> statement-breakpoint
-- A bet of before had one leg, on the winner: 1X2, in which a draw is a side of its own.
INSERT INTO "sports_legs" ("bet_id", "place", "merchant", "match_id", "market", "side", "odds", "ended_at")
SELECT "id", 0, "merchant", "match_id", 'result', "side", "odds", "ended_at" FROM "sports_bets";
--> statement-breakpoint
ALTER TABLE "sports_legs" ADD CONSTRAINT "sports_legs_bet_id_sports_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."sports_bets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sports_legs" ADD CONSTRAINT "sports_legs_match" FOREIGN KEY ("merchant","match_id") REFERENCES "public"."sports_matches"("merchant","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sports_legs_merchant_match_id_index" ON "sports_legs" USING btree ("merchant","match_id");
--> statement-breakpoint
ALTER TABLE "sports_bets" DROP CONSTRAINT "sports_bets_match";
--> statement-breakpoint
DROP INDEX "sports_bets_merchant_match_id_index";
--> statement-breakpoint
ALTER TABLE "sports_bets" DROP COLUMN "match_id";
--> statement-breakpoint
ALTER TABLE "sports_bets" DROP COLUMN "side";
--> statement-breakpoint
ALTER TABLE "sports_bets" DROP COLUMN "odds";
