import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Tenants } from '../../brands/tenants/tenant.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { outboxPage } from './outboxPage.ts';
import { outbox } from './schema.ts';

interface OutboxParts {
  readonly database: Database;
  readonly tenants: Tenants;
}

const SHOWN = 100;

/** What a demonstration would have sent, for the brand of the Host: /outbox and /outbox.json. Never part of production. */
export const outboxPlugin =
  ({ database: { queries }, tenants }: OutboxParts) =>
  (app: FastifyInstance): void => {
    const latest = async (host: string) => {
      const tenant = tenants.forHost(host.toLowerCase()) ?? refuse('not_found');
      const messages = await queries
        .select({
          channel: outbox.channel,
          to: outbox.recipient,
          subject: outbox.subject,
          text: outbox.text,
          at: outbox.at,
        })
        .from(outbox)
        .where(eq(outbox.merchant, tenant.merchantCode))
        .orderBy(desc(outbox.id))
        .limit(SHOWN);
      return { name: tenant.name, messages };
    };
    app.get('/outbox.json', async ({ hostname }, reply) => {
      void reply.header('cache-control', 'no-store');
      const { messages } = await latest(hostname);
      return { messages };
    });
    app.get('/outbox', async ({ hostname }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(outboxPage(await latest(hostname))),
    );
  };
