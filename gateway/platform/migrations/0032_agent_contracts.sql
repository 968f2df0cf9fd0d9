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
ALTER TABLE "agent_contract_end_requests" ADD CONSTRAINT "agent_contract_end_requests_contract_id_agent_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contract_versions" ADD CONSTRAINT "agent_contract_versions_contract_id_agent_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_downline_id_members_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_statements" ADD CONSTRAINT "agent_statements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_statements" ADD CONSTRAINT "agent_statements_contract_id_agent_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_statements" ADD CONSTRAINT "agent_statements_version_id_agent_contract_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."agent_contract_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
