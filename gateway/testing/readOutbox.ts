import { asc } from 'drizzle-orm';
import { outbox } from '../sender/messages/schema.ts';
import type { TestGateway } from './testGateway.ts';

/** What has been sent, the newest last. */
export const readOutbox = async ({ database, sent }: Pick<TestGateway, 'database' | 'sent'>) => {
  await sent();
  return database.queries.select().from(outbox).orderBy(asc(outbox.id));
};

/** The code in the newest message. */
export const lastCode = async (gateway: Pick<TestGateway, 'database' | 'sent'>): Promise<string> =>
  /\b\d{6}\b/.exec((await readOutbox(gateway)).at(-1)?.text ?? '')?.[0] ?? '';
