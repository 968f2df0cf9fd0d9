import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { LiveEvent } from './liveEvent.ts';

/** The channel on which gateways of one database tell each other. */
export const LIVE_CHANNEL = 'marquee_live';

/** Tells every gateway of the database; in a transaction once that has committed, whose end it is if it fails. */
export const notify = async (queries: Queries, event: LiveEvent): Promise<void> => {
  await queries.execute(sql`SELECT pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(event)})`);
};

/**
 * Tells every gateway of the database what has just been committed. Not part of that transaction: a commit that
 * notifies would make all others wait for it. What is lost on the way is found by the page's next look.
 */
export const announce = (queries: Queries, event: LiveEvent): Promise<void> =>
  notify(queries, event).catch(() => undefined);
