CREATE TABLE "vendor_jackpot_hits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"currency" text NOT NULL,
	"game_code" text NOT NULL,
	"tier" text NOT NULL,
	"amount" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_jackpots" (
	"merchant" text NOT NULL,
	"currency" text NOT NULL,
	"game_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"begun" bigint NOT NULL,
	"fed" bigint NOT NULL,
	"paid" bigint NOT NULL,
	CONSTRAINT "vendor_jackpots_merchant_currency_game_code_pk" PRIMARY KEY("merchant","currency","game_code"),
	CONSTRAINT "vendor_jackpots_sum" CHECK (amount = begun + fed - paid AND amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "vendor_rounds" ADD COLUMN "pot" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "vendor_jackpot_hits_merchant_currency_won_at_index" ON "vendor_jackpot_hits" USING btree ("merchant","currency","won_at");