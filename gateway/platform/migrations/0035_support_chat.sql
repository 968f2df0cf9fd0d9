CREATE TABLE "support_chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"stars" integer
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"chat_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"staff" text,
	"client_key" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "support_messages_once" UNIQUE("member_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "support_chats" ADD CONSTRAINT "support_chats_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_chat_id_support_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."support_chats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_chats_open" ON "support_chats" USING btree ("merchant","member_id") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "support_chats_waiting" ON "support_chats" USING btree ("merchant","opened_at") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "support_chats_merchant_member_id_opened_at_index" ON "support_chats" USING btree ("merchant","member_id","opened_at");--> statement-breakpoint
CREATE INDEX "support_messages_merchant_member_id_id_index" ON "support_messages" USING btree ("merchant","member_id","id");