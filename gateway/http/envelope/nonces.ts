import { lt } from 'drizzle-orm';
import { envelopeWindow } from '#contract/envelope';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { envelopeNonces } from './schema.ts';

export interface Nonces {
  /** True the first time only, in all gateways of the database. */
  readonly use: (merchant: string, nonce: string, time: number) => Promise<boolean>;
  /** Forgets nonces whose envelopes are too old to be opened. */
  readonly sweep: () => Promise<void>;
}

/** The memory against replays; the insert itself decides between two gateways. */
export const nonceStore = (queries: Queries, runtime: Runtime): Nonces => ({
  use: async (merchant, nonce, time) => {
    const rows = await queries
      .insert(envelopeNonces)
      .values({ merchant, nonce, expiresAt: new Date(time + envelopeWindow) })
      .onConflictDoNothing()
      .returning({ nonce: envelopeNonces.nonce });
    return rows.length === 1;
  },
  sweep: async () => {
    await queries.delete(envelopeNonces).where(lt(envelopeNonces.expiresAt, runtime.now()));
  },
});
