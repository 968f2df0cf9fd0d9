-- Of several seeds in use at once the newest stays; the others are told.
UPDATE "vendor_seeds" AS old SET "revealed_at" = now()
FROM "vendor_seeds" AS newer
WHERE old.revealed_at IS NULL AND newer.revealed_at IS NULL AND old.player <> 'table'
  AND (newer.merchant, newer.player, newer.game_code, newer.mode) = (old.merchant, old.player, old.game_code, old.mode)
  AND (newer.created_at, newer.id) > (old.created_at, old.id);
--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_seeds_current" ON "vendor_seeds" USING btree ("merchant","player","game_code","mode") WHERE revealed_at IS NULL AND player <> 'table';
