CREATE TABLE "point_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"no" text NOT NULL,
	"type" text NOT NULL,
	"redemption_id" uuid,
	"quantity" integer NOT NULL,
	"points_each" integer NOT NULL,
	"amount_each" bigint,
	"currency" text NOT NULL,
	"changed" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_no" UNIQUE("merchant","no"),
	CONSTRAINT "point_entries_balance" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_progress" (
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"earned" bigint NOT NULL,
	"rest" bigint NOT NULL,
	CONSTRAINT "point_progress_member_id_source_pk" PRIMARY KEY("member_id","source")
);
--> statement-breakpoint
CREATE TABLE "point_ratios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_ratios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"amount" bigint NOT NULL,
	"from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"reward_id" integer NOT NULL,
	"no" text NOT NULL,
	"quantity" integer NOT NULL,
	"points_each" integer NOT NULL,
	"amount" bigint,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"delivery" jsonb,
	"shipment" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "point_redemptions_no" UNIQUE("merchant","no")
);
--> statement-breakpoint
CREATE TABLE "point_rewards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"texts" jsonb NOT NULL,
	"image" text NOT NULL,
	"points" integer NOT NULL,
	"stock" integer,
	"amount" bigint,
	"spins" integer,
	"times" integer NOT NULL,
	"days" integer,
	"sort" integer NOT NULL,
	"paused_at" timestamp with time zone,
	CONSTRAINT "point_rewards_stock" CHECK (stock >= 0),
	CONSTRAINT "point_rewards_points" CHECK (points > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_balance_not_negative";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "earned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "earned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_redemption_id_point_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."point_redemptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_progress" ADD CONSTRAINT "point_progress_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_redemptions" ADD CONSTRAINT "point_redemptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_redemptions" ADD CONSTRAINT "point_redemptions_reward_id_point_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_entries_merchant_member_id_created_at_index" ON "point_entries" USING btree ("merchant","member_id","created_at");--> statement-breakpoint
CREATE INDEX "point_ratios_merchant_from_index" ON "point_ratios" USING btree ("merchant","from");--> statement-breakpoint
CREATE INDEX "point_redemptions_merchant_member_id_created_at_index" ON "point_redemptions" USING btree ("merchant","member_id","created_at");--> statement-breakpoint
CREATE INDEX "point_redemptions_waiting" ON "point_redemptions" USING btree ("merchant","created_at") WHERE status = 'process';--> statement-breakpoint
CREATE INDEX "point_rewards_merchant_sort_index" ON "point_rewards" USING btree ("merchant","sort");--> statement-breakpoint
CREATE INDEX "bets_to_earn" ON "bets" USING btree ("merchant","member_id") WHERE state = 'settled' AND earned_at IS NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_balance_not_negative" CHECK (kind IN ('pointIssue', 'house', 'cashier', 'vendor', 'promotion', 'commission') OR balance >= 0);