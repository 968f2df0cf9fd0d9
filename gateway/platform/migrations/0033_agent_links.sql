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
DROP INDEX "member_moves_by_time";--> statement-breakpoint
DROP INDEX "member_moves_of_member";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "makes" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "rates" jsonb;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_accounts" ADD CONSTRAINT "waiting_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_accounts" ADD CONSTRAINT "waiting_accounts_opened_by_members_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_days" ADD CONSTRAINT "invitation_days_code" FOREIGN KEY ("merchant","code") REFERENCES "public"."invitations"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited" ADD CONSTRAINT "invited_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited" ADD CONSTRAINT "invited_code" FOREIGN KEY ("merchant","code") REFERENCES "public"."invitations"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rates" ADD CONSTRAINT "member_rates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rates" ADD CONSTRAINT "member_rates_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_accounts_token_hash_index" ON "waiting_accounts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "waiting_accounts_opened_by_index" ON "waiting_accounts" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "waiting_accounts_expires_at_index" ON "waiting_accounts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invited_merchant_code_day_index" ON "invited" USING btree ("merchant","code","day");--> statement-breakpoint
CREATE INDEX "member_rates_given" ON "member_rates" USING btree ("upline_id","member_id","since" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_moves_counted" ON "member_moves" USING btree ("merchant","counted_at","member_id");--> statement-breakpoint
CREATE INDEX "member_moves_of_member" ON "member_moves" USING btree ("merchant","member_id","counted_at");