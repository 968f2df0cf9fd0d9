import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

interface Notification {
  readonly channel: string;
  readonly payload: string;
}

interface Gathered {
  readonly notifications: Map<string, Notification>;
  isOver: boolean;
}

const transactions = new AsyncLocalStorage<Gathered>();

/** What is lost on the way is found by the next look of whoever listens (decision 11). */
const send = async (queries: Queries, notifications: readonly Notification[]): Promise<void> => {
  if (notifications.length === 0) return;
  const rows = JSON.stringify(notifications);
  await queries
    .execute(
      sql`SELECT pg_notify(channel, payload) FROM jsonb_to_recordset(${rows}::jsonb) AS word (channel text, payload text)`,
    )
    .catch(() => undefined);
};

/**
 * Notifies a channel of what is being written: once it is committed, and never when it is rolled back. The same payload
 * is sent once a transaction. Not sent inside the transaction: a commit that notifies would make all others wait for it.
 */
export const notify = async (queries: Queries, channel: string, payload: string): Promise<void> => {
  const running = transactions.getStore();
  const notification = { channel, payload };
  if (running === undefined || running.isOver) return send(queries, [notification]);
  running.notifications.set(JSON.stringify(notification), notification);
};

/** Runs a transaction and then sends, on `queries`, what it has notified. */
export const thenNotify = async <Result>(
  queries: Queries,
  transaction: () => Promise<Result>,
): Promise<Result> => {
  const gathered: Gathered = { notifications: new Map(), isOver: false };
  const result = await transactions.run(gathered, transaction);
  gathered.isOver = true;
  await send(queries, [...gathered.notifications.values()]);
  return result;
};
