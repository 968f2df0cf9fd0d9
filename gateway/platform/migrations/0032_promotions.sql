CREATE TABLE "promotion_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"promotion_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"remark" text,
	"proof_ids" jsonb,
	"reason" text,
	"ticket" integer,
	"amount" bigint,
	"reward_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_entries_once" UNIQUE("promotion_id","member_id","period"),
	CONSTRAINT "promotion_entries_ticket" UNIQUE("promotion_id","ticket")
);
--> statement-breakpoint
CREATE TABLE "promotion_places" (
	"promotion_id" integer NOT NULL,
	"period" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "promotion_places_promotion_id_period_pk" PRIMARY KEY("promotion_id","period"),
	CONSTRAINT "promotion_places_taken" CHECK (taken >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"category" text NOT NULL,
	"action" text NOT NULL,
	"period" text NOT NULL,
	"rules" jsonb NOT NULL,
	"reward" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"image" text NOT NULL,
	"link" text,
	"places" integer,
	"sort" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"draw_at" timestamp with time zone,
	"drawn_at" timestamp with time zone,
	"server_seed" text,
	"seed_hash" text,
	"client_seed" text
);
--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "wager_days" integer;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD CONSTRAINT "promotion_entries_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD CONSTRAINT "promotion_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_places" ADD CONSTRAINT "promotion_places_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_entries_merchant_member_id_created_at_index" ON "promotion_entries" USING btree ("merchant","member_id","created_at");--> statement-breakpoint
CREATE INDEX "promotion_entries_merchant_state_changed_at_index" ON "promotion_entries" USING btree ("merchant","state","changed_at");--> statement-breakpoint
CREATE INDEX "promotions_merchant_sort_index" ON "promotions" USING btree ("merchant","sort");