CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"no" text NOT NULL,
	"member_id" uuid,
	"contact" text,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"proof_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "feedback_no" UNIQUE("merchant","no")
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"section" text NOT NULL,
	"texts" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"texts" jsonb NOT NULL,
	"image" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "posts_slug" UNIQUE("merchant","slug")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_waiting" ON "feedback" USING btree ("merchant","created_at") WHERE answered_at IS NULL;--> statement-breakpoint
CREATE INDEX "feedback_member" ON "feedback" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "help_articles_merchant_sort_index" ON "help_articles" USING btree ("merchant","sort");--> statement-breakpoint
CREATE INDEX "posts_merchant_kind_published_at_index" ON "posts" USING btree ("merchant","kind","published_at");