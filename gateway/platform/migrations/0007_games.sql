-- Seeded winners count from 1; those of real rounds follow.
CREATE SEQUENCE winners_id START 1000;
--> statement-breakpoint
CREATE TABLE "bets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"visit_id" uuid NOT NULL,
	"vassalage" text NOT NULL,
	"round_ref" text NOT NULL,
	"game_code" text NOT NULL,
	"game_type" text NOT NULL,
	"stake" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bets_round" UNIQUE("merchant","vassalage","round_ref")
);
--> statement-breakpoint
CREATE TABLE "game_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"game_code" text NOT NULL,
	"game_type" text NOT NULL,
	"vassalage" text NOT NULL,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"parent_origin" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_purses" (
	"merchant" text NOT NULL,
	"player" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "vendor_purses_merchant_player_currency_pk" PRIMARY KEY("merchant","player","currency")
);
--> statement-breakpoint
CREATE TABLE "vendor_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"visit" text NOT NULL,
	"player" text NOT NULL,
	"game_code" text NOT NULL,
	"mode" text NOT NULL,
	"key" text NOT NULL,
	"seed_id" uuid NOT NULL,
	"nonce" integer NOT NULL,
	"request" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"state" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	CONSTRAINT "vendor_rounds_key" UNIQUE("visit","key")
);
--> statement-breakpoint
CREATE TABLE "vendor_seeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"player" text NOT NULL,
	"game_code" text NOT NULL,
	"mode" text NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"visit" text NOT NULL,
	"player" text NOT NULL,
	"game_code" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"decimals" integer NOT NULL,
	"language" text NOT NULL,
	"parent_origin" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "winners" ALTER COLUMN "id" SET DEFAULT nextval('winners_id');--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "art" jsonb;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_visits" ADD CONSTRAINT "game_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_rounds" ADD CONSTRAINT "vendor_rounds_seed_id_vendor_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."vendor_seeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bets_merchant_member_id_placed_at_index" ON "bets" USING btree ("merchant","member_id","placed_at");--> statement-breakpoint
CREATE INDEX "bets_visit_id_index" ON "bets" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "game_visits_merchant_member_id_started_at_index" ON "game_visits" USING btree ("merchant","member_id","started_at");--> statement-breakpoint
CREATE INDEX "vendor_rounds_merchant_player_game_code_drawn_at_index" ON "vendor_rounds" USING btree ("merchant","player","game_code","drawn_at");--> statement-breakpoint
CREATE INDEX "vendor_rounds_state_drawn_at_index" ON "vendor_rounds" USING btree ("state","drawn_at");--> statement-breakpoint
CREATE INDEX "vendor_seeds_merchant_player_game_code_mode_index" ON "vendor_seeds" USING btree ("merchant","player","game_code","mode");--> statement-breakpoint
CREATE INDEX "vendor_sessions_merchant_player_game_code_index" ON "vendor_sessions" USING btree ("merchant","player","game_code");