import { and, arrayContains, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { PushTopic } from '#contract/push';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { pushDevices as devices, type PushDevice } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

/** More than anybody has; the one that was there least recently makes room. */
const MOST = 10;

/** The browsers that members are told on. */
export const pushDevices = (queries: Queries) => {
  const ownedBy = ({ merchant, memberId }: Owner) =>
    and(eq(devices.merchant, merchant), eq(devices.memberId, memberId));
  return {
    /** Puts a browser's choice in place of what it had before; a browser is one member's alone. */
    put: async (device: PushDevice): Promise<void> => {
      const { id, endpoint, ...change } = device;
      await queries
        .insert(devices)
        .values(device)
        .onConflictDoUpdate({ target: devices.endpoint, set: change });
      const over = queries
        .select({ id: devices.id })
        .from(devices)
        .where(ownedBy(device))
        .orderBy(desc(devices.changedAt), desc(devices.id))
        .offset(MOST);
      await queries.delete(devices).where(inArray(devices.id, over));
    },

    /**
     * The caller's choice on a browser, which is from now on where the caller's session is. A browser on which somebody
     * else has logged in is the other's no more.
     */
    here: async (
      { merchant, memberId, tokenHash }: Pick<Player, 'merchant' | 'memberId' | 'tokenHash'>,
      endpoint: string,
      now: Date,
    ): Promise<PushDevice | undefined> => {
      await queries
        .delete(devices)
        .where(
          and(eq(devices.merchant, merchant), eq(devices.endpoint, endpoint), ne(devices.memberId, memberId)),
        );
      const [row] = await queries
        .update(devices)
        .set({ tokenHash, changedAt: now })
        .where(and(ownedBy({ merchant, memberId }), eq(devices.endpoint, endpoint)))
        .returning();
      return row;
    },

    remove: async (owner: Owner, endpoint: string): Promise<void> => {
      await queries.delete(devices).where(and(ownedBy(owner), eq(devices.endpoint, endpoint)));
    },

    byId: async (id: string): Promise<PushDevice | undefined> => {
      const [row] = await queries.select().from(devices).where(eq(devices.id, id));
      return row;
    },

    /** Ids of those on which a member wants to hear of a topic. */
    wanting: async (owner: Owner, topic: PushTopic): Promise<string[]> => {
      const rows = await queries
        .select({ id: devices.id })
        .from(devices)
        .where(and(ownedBy(owner), arrayContains(devices.topics, [topic])));
      return rows.map(({ id }) => id);
    },

    /** A member logs in again where they were logged in: the browser stays theirs. */
    follow: async ({ merchant, memberId }: Owner, from: string, to: string): Promise<void> => {
      await queries
        .update(devices)
        .set({ tokenHash: to })
        .where(and(ownedBy({ merchant, memberId }), eq(devices.tokenHash, from)));
    },

    /** Logged out there: nothing is sent there any more. */
    forgetSessions: async (hashes: readonly string[]): Promise<void> => {
      if (hashes.length > 0) await queries.delete(devices).where(inArray(devices.tokenHash, [...hashes]));
    },

    /** All of a member but that of one session. */
    forgetOthers: async (owner: Owner, kept: string): Promise<void> => {
      await queries.delete(devices).where(and(ownedBy(owner), ne(devices.tokenHash, kept)));
    },

    sweep: async (before: Date): Promise<void> => {
      await queries.delete(devices).where(lt(devices.changedAt, before));
    },
  };
};
