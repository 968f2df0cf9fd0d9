CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bank_name" text NOT NULL,
	"number" text NOT NULL,
	"owner_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"usable_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cashier_events" (
	"merchant" text NOT NULL,
	"event" text NOT NULL,
	"order_no" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashier_events_merchant_event_pk" PRIMARY KEY("merchant","event")
);
--> statement-breakpoint
CREATE TABLE "closed_methods" (
	"merchant" text NOT NULL,
	"method" text NOT NULL,
	CONSTRAINT "closed_methods_merchant_method_pk" PRIMARY KEY("merchant","method")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"order_no" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"paid" bigint,
	"credited" bigint,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"receipt_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposits_order" UNIQUE("merchant","order_no")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"result" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deposit_limits" (
	"member_id" uuid NOT NULL,
	"merchant" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"next_amount" bigint,
	"next_at" timestamp with time zone,
	CONSTRAINT "deposit_limits_member_id_period_pk" PRIMARY KEY("member_id","period")
);
--> statement-breakpoint
CREATE TABLE "exclusions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turnover_requirements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"base" bigint NOT NULL,
	"required" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "turnover_requirements_ref" UNIQUE("merchant","source","ref")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"order_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"target" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"receipt_due_at" timestamp with time zone,
	"noticed_at" timestamp with time zone,
	"receipt" text,
	"receipt_by" text,
	"receipt_at" timestamp with time zone,
	"arrived" bigint,
	"proof_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refunded" bigint,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"answer" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "withdrawals_order" UNIQUE("merchant","order_no")
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_limits" ADD CONSTRAINT "deposit_limits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD CONSTRAINT "turnover_requirements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_merchant_member_id_index" ON "bank_accounts" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "deposits_merchant_member_id_created_at_index" ON "deposits" USING btree ("merchant","member_id","created_at");--> statement-breakpoint
CREATE INDEX "deposits_state_expires_at_index" ON "deposits" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_due_at_index" ON "sandbox_events" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "inbox_messages_merchant_member_id_created_at_index" ON "inbox_messages" USING btree ("merchant","member_id","created_at");--> statement-breakpoint
CREATE INDEX "exclusions_member_id_until_index" ON "exclusions" USING btree ("member_id","until");--> statement-breakpoint
CREATE INDEX "turnover_requirements_member_id_ended_at_index" ON "turnover_requirements" USING btree ("member_id","ended_at");--> statement-breakpoint
CREATE INDEX "uploads_member_id_created_at_index" ON "uploads" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_merchant_member_id_submitted_at_index" ON "withdrawals" USING btree ("merchant","member_id","submitted_at");--> statement-breakpoint
CREATE INDEX "withdrawals_state_receipt_due_at_index" ON "withdrawals" USING btree ("state","receipt_due_at");