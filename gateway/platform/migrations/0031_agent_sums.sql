CREATE TABLE "line_sizes" (
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"direct" integer DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"agents" integer DEFAULT 0 NOT NULL,
	"first_deposit_on" date,
	CONSTRAINT "line_sizes_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_days" (
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"game_type" text NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"carried_valid_bet" bigint DEFAULT 0 NOT NULL,
	"carried_net" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdrawal" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"first_deposits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_days_merchant_member_id_day_game_type_pk" PRIMARY KEY("merchant","member_id","day","game_type")
);
--> statement-breakpoint
CREATE TABLE "member_hours" (
	"merchant" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"member_id" uuid NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "member_hours_merchant_hour_member_id_pk" PRIMARY KEY("merchant","hour","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_moves" (
	"merchant" text NOT NULL,
	"posting_id" bigint NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone,
	CONSTRAINT "member_moves_posting_id_member_id_pk" PRIMARY KEY("posting_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "sum_marks" (
	"merchant" text PRIMARY KEY NOT NULL,
	"counted_to" timestamp with time zone,
	"books_through" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_actives" (
	"merchant" text NOT NULL,
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"start" date NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_actives_merchant_agent_id_kind_start_pk" PRIMARY KEY("merchant","agent_id","kind","start")
);
--> statement-breakpoint
CREATE TABLE "team_days" (
	"merchant" text NOT NULL,
	"agent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"game_type" text NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"carried_valid_bet" bigint DEFAULT 0 NOT NULL,
	"carried_net" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"withdrawal" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"first_deposits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_days_merchant_agent_id_day_game_type_pk" PRIMARY KEY("merchant","agent_id","day","game_type")
);
--> statement-breakpoint
CREATE TABLE "team_hours" (
	"merchant" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"agent_id" uuid NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_hours_merchant_hour_agent_id_pk" PRIMARY KEY("merchant","hour","agent_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "upline_id" uuid GENERATED ALWAYS AS (nullif(split_part(line, '/', -3), '')::uuid) STORED;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "member_days_of_day" ON "member_days" USING btree ("merchant","day","member_id");--> statement-breakpoint
CREATE INDEX "member_moves_of_member" ON "member_moves" USING btree ("merchant","member_id","counted_at");--> statement-breakpoint
CREATE INDEX "member_moves_counted" ON "member_moves" USING btree ("merchant","counted_at","member_id");--> statement-breakpoint
CREATE INDEX "member_moves_to_count" ON "member_moves" USING btree ("merchant","at") WHERE counted_at IS NULL;--> statement-breakpoint
CREATE INDEX "members_of_upline" ON "members" USING btree ("merchant","upline_id","account_key");--> statement-breakpoint
CREATE INDEX "members_to_count" ON "members" USING btree ("merchant","created_at") WHERE counted_at IS NULL;--> statement-breakpoint
CREATE INDEX "bets_to_count" ON "bets" USING btree ("merchant","settled_at") WHERE state = 'settled' AND counted_at IS NULL;--> statement-breakpoint
CREATE INDEX "bets_counted" ON "bets" USING btree ("merchant","counted_at","member_id") WHERE counted_at IS NOT NULL;