CREATE TABLE "sandbox_orders" (
	"merchant" text NOT NULL,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"member" text NOT NULL,
	"pays" bigint NOT NULL,
	"currency" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"result" text,
	CONSTRAINT "sandbox_orders_merchant_order_no_pk" PRIMARY KEY("merchant","order_no")
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "instructions" jsonb;--> statement-breakpoint
CREATE INDEX "sandbox_orders_merchant_member_index" ON "sandbox_orders" USING btree ("merchant","member");--> statement-breakpoint
CREATE INDEX "sandbox_orders_ordered_at_index" ON "sandbox_orders" USING btree ("ordered_at");--> statement-breakpoint
INSERT INTO "sandbox_orders" ("merchant", "order_no", "kind", "member", "pays", "currency", "ordered_at")
SELECT "merchant", "order_no", 'deposit', "member_id"::text, "amount", "currency", "created_at" FROM "deposits" AS "orders"
WHERE EXISTS (SELECT FROM "sandbox_events" AS "events" WHERE "events"."merchant" = "orders"."merchant" AND "events"."order_no" = "orders"."order_no");
--> statement-breakpoint
INSERT INTO "sandbox_orders" ("merchant", "order_no", "kind", "member", "pays", "currency", "ordered_at")
SELECT "merchant", "order_no", 'payout', "member_id"::text, "amount", "currency", "submitted_at" FROM "withdrawals" AS "orders"
WHERE EXISTS (SELECT FROM "sandbox_events" AS "events" WHERE "events"."merchant" = "orders"."merchant" AND "events"."order_no" = "orders"."order_no");
