CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"times" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "rewards_once" UNIQUE("member_id","source","subject")
);
--> statement-breakpoint
CREATE TABLE "login_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"agent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "rebate_id" uuid;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_history" ADD CONSTRAINT "login_history_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rewards_merchant_member_id_created_at_index" ON "rewards" USING btree ("merchant","member_id","created_at");--> statement-breakpoint
CREATE INDEX "rewards_merchant_source_claimed_at_index" ON "rewards" USING btree ("merchant","source","claimed_at");--> statement-breakpoint
CREATE INDEX "login_history_merchant_member_id_at_index" ON "login_history" USING btree ("merchant","member_id","at");