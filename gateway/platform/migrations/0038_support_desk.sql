CREATE TABLE "support_hours" (
	"merchant" text NOT NULL,
	"weekday" integer NOT NULL,
	"opens" integer NOT NULL,
	"closes" integer NOT NULL,
	CONSTRAINT "support_hours_merchant_weekday_pk" PRIMARY KEY("merchant","weekday")
);
--> statement-breakpoint
CREATE TABLE "filtered_words" (
	"merchant" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "filtered_words_merchant_word_pk" PRIMARY KEY("merchant","word")
);
--> statement-breakpoint
CREATE TABLE "room_mutes" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"word_id" uuid NOT NULL,
	"room_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"text" text NOT NULL,
	"reported_by" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "room_reports_once" UNIQUE("word_id","reported_by")
);
--> statement-breakpoint
CREATE TABLE "room_rules" (
	"merchant" text NOT NULL,
	"room_id" text NOT NULL,
	"slow_seconds" integer NOT NULL,
	CONSTRAINT "room_rules_merchant_room_id_pk" PRIMARY KEY("merchant","room_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"name" text NOT NULL,
	"shown_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"disabled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_chats" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "support_chats" ADD COLUMN "taken_name" text;--> statement-breakpoint
ALTER TABLE "support_chats" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "support_chats" ADD COLUMN "outside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "room_words" ADD COLUMN "no" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "room_words_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "room_words" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "room_mutes" ADD CONSTRAINT "room_mutes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_reports" ADD CONSTRAINT "room_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_reports" ADD CONSTRAINT "room_reports_reported_by_members_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_audit" ADD CONSTRAINT "staff_audit_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_reports_merchant_reported_at_index" ON "room_reports" USING btree ("merchant","reported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_name" ON "staff" USING btree ("merchant","name");--> statement-breakpoint
CREATE INDEX "staff_audit_merchant_at_index" ON "staff_audit" USING btree ("merchant","at");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id_index" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_created_at_index" ON "staff_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "support_chats_closed" ON "support_chats" USING btree ("merchant","closed_at") WHERE closed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "support_messages_pictures" ON "support_messages" USING btree ("member_id","picture_id") WHERE picture_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "room_words_merchant_room_id_no_index" ON "room_words" USING btree ("merchant","room_id","no");