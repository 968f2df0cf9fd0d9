ALTER TABLE "gateway_secrets" ADD COLUMN "previous" text;--> statement-breakpoint
ALTER TABLE "gateway_secrets" ADD COLUMN "previous_until" timestamp with time zone;