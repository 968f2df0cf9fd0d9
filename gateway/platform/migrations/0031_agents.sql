CREATE TABLE "agent_contract_end_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agent_contract_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"period" text NOT NULL,
	"tiers" jsonb NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"answered_at" timestamp with time zone,
	"counts_from" timestamp with time zone,
	"counts_to" timestamp with time zone,
	"ending" text,
	CONSTRAINT "agent_contract_versions_number" UNIQUE("contract_id","number")
);
--> statement-breakpoint
CREATE TABLE "agent_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"upline_id" uuid,
	"downline_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_contracts_once" UNIQUE("downline_id","kind")
);
--> statement-breakpoint
CREATE TABLE "agent_pay_marks" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"planned_to" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_pay_marks_merchant_kind_pk" PRIMARY KEY("merchant","kind")
);
--> statement-breakpoint
CREATE TABLE "agent_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	"late_valid_bet" bigint DEFAULT 0 NOT NULL,
	"late_net" bigint DEFAULT 0 NOT NULL,
	"by_tier" jsonb,
	"tier" integer,
	"rate" integer,
	"gross" bigint DEFAULT 0 NOT NULL,
	"to_downlines" bigint DEFAULT 0 NOT NULL,
	"carried_in" bigint DEFAULT 0 NOT NULL,
	"carried_out" bigint DEFAULT 0 NOT NULL,
	"sum" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"corrects" uuid,
	"reason" text,
	"computed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "waiting_accounts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_days" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"registrations" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invitation_days_merchant_code_day_pk" PRIMARY KEY("merchant","code","day")
);
--> statement-breakpoint
CREATE TABLE "invited" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_rates" (
	"member_id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"upline_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"rates" jsonb NOT NULL,
	CONSTRAINT "member_rates_member_id_since_pk" PRIMARY KEY("member_id","since")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "upline_id" uuid GENERATED ALWAYS AS (nullif(split_part(line, '/', -3), '')::uuid) STORED;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "makes" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "rates" jsonb;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agent_contract_end_requests" ADD CONSTRAINT "agent_contract_end_requests_contract_id_agent_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contract_versions" ADD CONSTRAINT "agent_contract_versions_contract_id_agent_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_downline_id_members_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_statements" ADD CONSTRAINT "agent_statements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_statements" ADD CONSTRAINT "agent_statements_contract_id_agent_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_statements" ADD CONSTRAINT "agent_statements_version_id_agent_contract_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."agent_contract_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_accounts" ADD CONSTRAINT "waiting_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_accounts" ADD CONSTRAINT "waiting_accounts_opened_by_members_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_days" ADD CONSTRAINT "invitation_days_code" FOREIGN KEY ("merchant","code") REFERENCES "public"."invitations"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited" ADD CONSTRAINT "invited_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited" ADD CONSTRAINT "invited_code" FOREIGN KEY ("merchant","code") REFERENCES "public"."invitations"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rates" ADD CONSTRAINT "member_rates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rates" ADD CONSTRAINT "member_rates_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_end_requests_open" ON "agent_contract_end_requests" USING btree ("contract_id") WHERE answer IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_versions_offered" ON "agent_contract_versions" USING btree ("contract_id") WHERE state = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_versions_signed" ON "agent_contract_versions" USING btree ("contract_id") WHERE state = 'signed';--> statement-breakpoint
CREATE INDEX "agent_contracts_merchant_upline_id_kind_index" ON "agent_contracts" USING btree ("merchant","upline_id","kind");--> statement-breakpoint
CREATE INDEX "agent_contracts_merchant_kind_index" ON "agent_contracts" USING btree ("merchant","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_statements_once" ON "agent_statements" USING btree ("contract_id","from") WHERE type = 'regular';--> statement-breakpoint
CREATE INDEX "agent_statements_of_member" ON "agent_statements" USING btree ("merchant","member_id","kind","to");--> statement-breakpoint
CREATE INDEX "agent_statements_of_contract" ON "agent_statements" USING btree ("contract_id","to");--> statement-breakpoint
CREATE INDEX "agent_statements_corrected" ON "agent_statements" USING btree ("corrects") WHERE corrects IS NOT NULL;--> statement-breakpoint
CREATE INDEX "agent_statements_waiting" ON "agent_statements" USING btree ("merchant") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "member_days_of_day" ON "member_days" USING btree ("merchant","day","member_id");--> statement-breakpoint
CREATE INDEX "member_moves_of_member" ON "member_moves" USING btree ("merchant","member_id","counted_at");--> statement-breakpoint
CREATE INDEX "member_moves_counted" ON "member_moves" USING btree ("merchant","counted_at","member_id");--> statement-breakpoint
CREATE INDEX "member_moves_to_count" ON "member_moves" USING btree ("merchant","at") WHERE counted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_accounts_token_hash_index" ON "waiting_accounts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "waiting_accounts_opened_by_index" ON "waiting_accounts" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "waiting_accounts_expires_at_index" ON "waiting_accounts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invited_merchant_code_day_index" ON "invited" USING btree ("merchant","code","day");--> statement-breakpoint
CREATE INDEX "member_rates_given" ON "member_rates" USING btree ("upline_id","member_id","since" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "members_of_upline" ON "members" USING btree ("merchant","upline_id","account_key");--> statement-breakpoint
CREATE INDEX "members_to_count" ON "members" USING btree ("merchant","created_at") WHERE counted_at IS NULL;--> statement-breakpoint
CREATE INDEX "bets_to_count" ON "bets" USING btree ("merchant","settled_at") WHERE state = 'settled' AND counted_at IS NULL;--> statement-breakpoint
CREATE INDEX "bets_counted" ON "bets" USING btree ("merchant","counted_at","member_id") WHERE counted_at IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER agent_contract_versions_terms BEFORE UPDATE OF id, contract_id, number, period, tiers, offered_at, answer_by ON agent_contract_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER agent_contract_versions_kept BEFORE DELETE OR TRUNCATE ON agent_contract_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER agent_statements_figures BEFORE UPDATE OF id, contract_id, version_id, member_id, "from", "to", gross, to_downlines, carried_in, carried_out, sum, currency ON agent_statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER agent_statements_kept BEFORE DELETE OR TRUNCATE ON agent_statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
