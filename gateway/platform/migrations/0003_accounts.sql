CREATE TABLE "captchas" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"action" text NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "captchas_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"merchant" text NOT NULL,
	"proof" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spent_proofs_merchant_proof_pk" PRIMARY KEY("merchant","proof")
);
--> statement-breakpoint
CREATE TABLE "window_counts" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "window_counts_merchant_kind_subject_pk" PRIMARY KEY("merchant","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "invitations_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "member_profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"fields" jsonb NOT NULL,
	"register_url" text,
	"domain" text
);
--> statement-breakpoint
CREATE TABLE "gateway_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_places" (
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"network" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_places_member_id_network_pk" PRIMARY KEY("member_id","network")
);
--> statement-breakpoint
CREATE TABLE "remembered_devices" (
	"selector" text PRIMARY KEY NOT NULL,
	"verifier_hash" text NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"family" uuid NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"merchant" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "settings_merchant_name_pk" PRIMARY KEY("merchant","name")
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"merchant" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_accounts_merchant_issuer_subject_pk" PRIMARY KEY("merchant","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sent_codes" (
	"merchant" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_codes_merchant_purpose_subject_pk" PRIMARY KEY("merchant","purpose","subject")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "password_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payee_name" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "welcomed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "family" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "idle_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_devices" ADD CONSTRAINT "remembered_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captchas_expires_at_index" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_proofs_expires_at_index" ON "spent_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "window_counts_until_index" ON "window_counts" USING btree ("until");--> statement-breakpoint
CREATE INDEX "outbox_merchant_at_index" ON "outbox" USING btree ("merchant","at");--> statement-breakpoint
CREATE INDEX "invitations_member_id_index" ON "invitations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "remembered_devices_merchant_member_id_index" ON "remembered_devices" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "remembered_devices_family_index" ON "remembered_devices" USING btree ("family");--> statement-breakpoint
CREATE INDEX "remembered_devices_expires_at_index" ON "remembered_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_accounts_member_id_index" ON "social_accounts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "tickets_expires_at_index" ON "tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_member_id_index" ON "recovery_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sent_codes_expires_at_index" ON "sent_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_merchant_mobile_index" ON "members" USING btree ("merchant","mobile");