CREATE TABLE "ledger_audit_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"through" bigint NOT NULL,
	"compared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_audits" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
-- Entries of before are added up here, once, under the lock that adding the column takes.
ALTER TABLE "ledger_entries" ADD COLUMN "xact" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "xact" SET DEFAULT (pg_current_xact_id()::text)::bigint;--> statement-breakpoint
INSERT INTO "ledger_audits" ("account_id", "amount") SELECT "account_id", sum("amount") FROM "ledger_entries" GROUP BY "account_id";--> statement-breakpoint
INSERT INTO "ledger_audit_mark" ("id", "through") VALUES (1, 1);--> statement-breakpoint
ALTER TABLE "ledger_audits" ADD CONSTRAINT "ledger_audits_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_xact" ON "ledger_entries" USING btree ("xact");
