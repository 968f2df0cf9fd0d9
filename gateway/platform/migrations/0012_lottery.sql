CREATE TABLE "lottery_draws" (
	"merchant" text NOT NULL,
	"lottery" text NOT NULL,
	"draw_no" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"server_seed" text NOT NULL,
	"prizes" jsonb,
	"drawn_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "lottery_draws_merchant_lottery_draw_no_pk" PRIMARY KEY("merchant","lottery","draw_no")
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"lottery" text NOT NULL,
	"draw_no" text NOT NULL,
	"play_type" text NOT NULL,
	"picks" jsonb NOT NULL,
	"units" integer NOT NULL,
	"unit_stake" bigint NOT NULL,
	"times" integer NOT NULL,
	"pays" jsonb NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_id_bets_id_fk" FOREIGN KEY ("id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_draw" FOREIGN KEY ("merchant","lottery","draw_no") REFERENCES "public"."lottery_draws"("merchant","lottery","draw_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draws_merchant_lottery_draws_at_index" ON "lottery_draws" USING btree ("merchant","lottery","draws_at");--> statement-breakpoint
CREATE INDEX "lottery_draws_waiting" ON "lottery_draws" USING btree ("draws_at") WHERE "lottery_draws"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "lottery_tickets_merchant_lottery_draw_no_index" ON "lottery_tickets" USING btree ("merchant","lottery","draw_no");--> statement-breakpoint
CREATE INDEX "lottery_tickets_merchant_member_id_index" ON "lottery_tickets" USING btree ("merchant","member_id");