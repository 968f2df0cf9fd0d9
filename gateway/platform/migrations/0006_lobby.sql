-- Finds parts of words by index; a trusted extension, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Games seeded before vendors and codes were searched.
UPDATE games SET search_text = search_text || ' ' || (
  SELECT lower(replace(replace(regexp_replace(normalize(min(display_name), NFD), '[\u0300-\u036f]', '', 'g'), 'đ', 'd'), 'Đ', 'D'))
  FROM vendors WHERE vendors.merchant = games.merchant AND vendors.vassalage = games.vassalage
) || ' ' || lower(vassalage || ' ' || game_code)
WHERE EXISTS (
  SELECT 1 FROM vendors WHERE vendors.merchant = games.merchant AND vendors.vassalage = games.vassalage
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"merchant" text NOT NULL,
	"member_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_games_member_id_game_code_pk" PRIMARY KEY("member_id","game_code")
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "maintenance_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_games_member_id_opened_at_index" ON "recent_games" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "games_search" ON "games" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_node" UNIQUE("merchant","node_id");