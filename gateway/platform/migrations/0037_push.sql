CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"topics" text[] NOT NULL,
	"amounts" boolean NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "point_restocks" (
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"reward_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_restocks_reward_id_member_id_pk" PRIMARY KEY("reward_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_restocks" ADD CONSTRAINT "point_restocks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_restocks" ADD CONSTRAINT "point_restocks_reward_id_point_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_merchant_member_id_index" ON "push_devices" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "push_devices_token_hash_index" ON "push_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "point_restocks_merchant_member_id_index" ON "point_restocks" USING btree ("merchant","member_id");