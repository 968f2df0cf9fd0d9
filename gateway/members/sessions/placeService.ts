import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { networkOf } from './networkOf.ts';
import { knownPlaces } from './schema.ts';

/** Places that members have logged in from (LOGIN-12). */
export const placeService = (queries: Queries) => ({
  isKnown: async (memberId: string, ip: string): Promise<boolean> => {
    const rows = await queries
      .select({ network: knownPlaces.network })
      .from(knownPlaces)
      .where(and(eq(knownPlaces.memberId, memberId), eq(knownPlaces.network, networkOf(ip))));
    return rows.length > 0;
  },

  /** Whether any place is known: the first log-in of an account has nothing to be compared with. */
  hasAny: async (memberId: string): Promise<boolean> => {
    const rows = await queries
      .select({ network: knownPlaces.network })
      .from(knownPlaces)
      .where(eq(knownPlaces.memberId, memberId))
      .limit(1);
    return rows.length > 0;
  },

  learn: async (merchant: string, memberId: string, ip: string, now: Date): Promise<void> => {
    await queries
      .insert(knownPlaces)
      .values({ merchant, memberId, network: networkOf(ip), seenAt: now })
      .onConflictDoUpdate({ target: [knownPlaces.memberId, knownPlaces.network], set: { seenAt: now } });
  },
});
