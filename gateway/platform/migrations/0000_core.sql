CREATE TABLE "envelope_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"period" bigint NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelope_nonces" (
	"merchant" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "envelope_nonces_merchant_nonce_pk" PRIMARY KEY("merchant","nonce")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"account_key" text NOT NULL,
	"nickname" text NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"password_hash" text,
	"must_change" boolean DEFAULT false NOT NULL,
	"vip_level" integer DEFAULT 0 NOT NULL,
	"avatar" text,
	"line" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"previous_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_tries" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "login_tries_merchant_kind_subject_pk" PRIMARY KEY("merchant","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ip" text NOT NULL,
	"agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_regions" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"region" text NOT NULL,
	CONSTRAINT "blocked_regions_merchant_kind_region_pk" PRIMARY KEY("merchant","kind","region")
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"merchant" text NOT NULL,
	"module" text NOT NULL,
	"enabled" text NOT NULL,
	CONSTRAINT "flags_merchant_module_pk" PRIMARY KEY("merchant","module")
);
--> statement-breakpoint
CREATE TABLE "networks" (
	"merchant" text NOT NULL,
	"network" "cidr" NOT NULL,
	"country" text NOT NULL,
	CONSTRAINT "networks_merchant_network_pk" PRIMARY KEY("merchant","network")
);
--> statement-breakpoint
CREATE TABLE "register_rules" (
	"merchant" text NOT NULL,
	"field" text NOT NULL,
	"enabled" boolean NOT NULL,
	"required" boolean NOT NULL,
	"min_length" integer NOT NULL,
	"max_length" integer NOT NULL,
	"pattern_id" text,
	"accepted_pattern" text,
	CONSTRAINT "register_rules_merchant_field_pk" PRIMARY KEY("merchant","field")
);
--> statement-breakpoint
CREATE TABLE "site_state" (
	"merchant" text PRIMARY KEY NOT NULL,
	"maintenance" boolean NOT NULL,
	"maintenance_end" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "envelope_keys_merchant_period_index" ON "envelope_keys" USING btree ("merchant","period");--> statement-breakpoint
CREATE INDEX "envelope_nonces_expires_at_index" ON "envelope_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_merchant_account_key_index" ON "members" USING btree ("merchant","account_key");--> statement-breakpoint
CREATE INDEX "members_merchant_line_index" ON "members" USING btree ("merchant","line" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "login_tries_since_index" ON "login_tries" USING btree ("since");--> statement-breakpoint
CREATE INDEX "sessions_merchant_member_id_index" ON "sessions" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "sessions_seen_at_index" ON "sessions" USING btree ("seen_at");