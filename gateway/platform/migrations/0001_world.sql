CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"group_name" text NOT NULL,
	"url" text NOT NULL,
	"linkage_type" text NOT NULL,
	"link" text NOT NULL,
	"texts" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "popups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"promotion_type" text NOT NULL,
	"execution" text NOT NULL,
	"images" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fixtures" (
	"merchant" text NOT NULL,
	"id" integer NOT NULL,
	"game_type" text NOT NULL,
	"names" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"odds" jsonb NOT NULL,
	"first_start" timestamp with time zone NOT NULL,
	"every_minutes" integer NOT NULL,
	"lasts_minutes" integer NOT NULL,
	"goals" jsonb NOT NULL,
	CONSTRAINT "fixtures_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "game_lanes" (
	"merchant" text NOT NULL,
	"game_type" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "game_lanes_merchant_game_type_pk" PRIMARY KEY("merchant","game_type")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"merchant" text NOT NULL,
	"game_code" text NOT NULL,
	"node_id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"game_classify" text NOT NULL,
	"is_game" text NOT NULL,
	"support_play" text NOT NULL,
	"tag" text NOT NULL,
	"min_bet" integer NOT NULL,
	"line_num" integer NOT NULL,
	"maintenance_end" timestamp with time zone,
	"sort" integer NOT NULL,
	CONSTRAINT "games_merchant_game_code_pk" PRIMARY KEY("merchant","game_code"),
	CONSTRAINT "games_order" UNIQUE("merchant","game_type","sort")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"merchant" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"node_id" integer NOT NULL,
	"game_classify" text NOT NULL,
	"display_name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "vendors_merchant_vassalage_game_type_pk" PRIMARY KEY("merchant","vassalage","game_type")
);
--> statement-breakpoint
CREATE TABLE "winners" (
	"merchant" text NOT NULL,
	"id" integer NOT NULL,
	"customer_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"game_code" text NOT NULL,
	"icon_url" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "winners_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_merchant_member_endpoint_key_pk" PRIMARY KEY("merchant","member","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_owner" UNIQUE("merchant","kind","owner","currency"),
	CONSTRAINT "ledger_accounts_identity" UNIQUE("id","merchant","currency"),
	CONSTRAINT "ledger_balance_not_negative" CHECK (kind IN ('house', 'cashier', 'vendor', 'promotion', 'commission') OR balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"posting_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"fingerprint" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_postings_key" UNIQUE("merchant","key"),
	CONSTRAINT "ledger_postings_identity" UNIQUE("id","merchant")
);
--> statement-breakpoint
CREATE TABLE "operator_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "seeded_merchants" (
	"merchant" text PRIMARY KEY NOT NULL,
	"seed" integer NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_posting" FOREIGN KEY ("posting_id","merchant") REFERENCES "public"."ledger_postings"("id","merchant") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_account" FOREIGN KEY ("account_id","merchant","currency") REFERENCES "public"."ledger_accounts"("id","merchant","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_merchant_group_name_sort_index" ON "banners" USING btree ("merchant","group_name","sort");--> statement-breakpoint
CREATE INDEX "notices_merchant_published_at_index" ON "notices" USING btree ("merchant","published_at");--> statement-breakpoint
CREATE INDEX "popups_merchant_published_at_index" ON "popups" USING btree ("merchant","published_at");--> statement-breakpoint
CREATE INDEX "games_merchant_vassalage_sort_index" ON "games" USING btree ("merchant","vassalage","sort");--> statement-breakpoint
CREATE INDEX "winners_merchant_amount_index" ON "winners" USING btree ("merchant","amount");--> statement-breakpoint
CREATE INDEX "ledger_entries_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "operator_audit_merchant_at_index" ON "operator_audit" USING btree ("merchant","at");