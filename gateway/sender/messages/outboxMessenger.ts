import type { Database } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Messenger } from './messenger.ts';
import { outbox } from './schema.ts';

/** Keeps messages to be looked at in place of sending them: for demonstrations and tests alone. */
export const outboxMessenger =
  ({ queries }: Database, runtime: Pick<Runtime, 'now'>): Messenger =>
  async (message) => {
    await queries.insert(outbox).values({ ...message, at: runtime.now() });
  };
