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
ALTER TABLE "agent_contract_end_requests" ADD CONSTRAINT "agent_contract_end_requests_contract_id_agent_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contract_versions" ADD CONSTRAINT "agent_contract_versions_contract_id_agent_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_downline_id_members_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_end_requests_open" ON "agent_contract_end_requests" USING btree ("contract_id") WHERE answer IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_versions_offered" ON "agent_contract_versions" USING btree ("contract_id") WHERE state = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_versions_signed" ON "agent_contract_versions" USING btree ("contract_id") WHERE state = 'signed';--> statement-breakpoint
CREATE INDEX "agent_contracts_merchant_upline_id_kind_index" ON "agent_contracts" USING btree ("merchant","upline_id","kind");--> statement-breakpoint
CREATE INDEX "agent_contracts_merchant_kind_index" ON "agent_contracts" USING btree ("merchant","kind");--> statement-breakpoint
CREATE TRIGGER agent_contract_versions_terms BEFORE UPDATE OF id, contract_id, number, period, tiers, offered_at, answer_by ON agent_contract_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER agent_contract_versions_kept BEFORE DELETE OR TRUNCATE ON agent_contract_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
