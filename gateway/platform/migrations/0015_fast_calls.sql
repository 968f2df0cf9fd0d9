CREATE TABLE "catalogue_versions" (
	"merchant" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_versions AS known (merchant, version)
    SELECT DISTINCT merchant, 1 FROM changed ORDER BY merchant
    ON CONFLICT (merchant) DO UPDATE SET version = known.version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER games_added AFTER INSERT ON games
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER games_changed AFTER UPDATE ON games
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER games_removed AFTER DELETE ON games
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER vendors_added AFTER INSERT ON vendors
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER vendors_changed AFTER UPDATE ON vendors
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER vendors_removed AFTER DELETE ON vendors
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER game_lanes_added AFTER INSERT ON game_lanes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER game_lanes_changed AFTER UPDATE ON game_lanes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER game_lanes_removed AFTER DELETE ON game_lanes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "posted_at" timestamp with time zone;
--> statement-breakpoint
-- Entries are never changed but here, where what their postings say is written beside them.
ALTER TABLE "ledger_entries" DISABLE TRIGGER ledger_entries_append_only;
--> statement-breakpoint
UPDATE "ledger_entries" SET "posted_at" = "ledger_postings"."posted_at"
  FROM "ledger_postings" WHERE "ledger_postings"."id" = "ledger_entries"."posting_id";
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER ledger_entries_append_only;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "posted_at" SET NOT NULL;
--> statement-breakpoint
DROP INDEX "ledger_entries_account";
--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","posted_at","id");
