import type { Queries } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import type { LiveEvent } from './liveEvent.ts';

/** The channel on which gateways of one database tell each other. */
export const LIVE_CHANNEL = 'marquee_live';

/** Tells every gateway of the database, once what it speaks of is committed. */
export const announce = (queries: Queries, event: LiveEvent): Promise<void> =>
  notify(queries, LIVE_CHANNEL, JSON.stringify(event));
