import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { loginTries } from './schema.ts';

const WINDOW = 15 * 60_000;

/** Most log-ins in a window; an address may stand for a whole household or office (security §4 'guessing'). */
const most = { account: 20, address: 100 } as const;

/** What the texts promise (spec §9): try again after five minutes. */
const RETRY_AFTER = 300;

type Kind = keyof typeof most;

/**
 * Counts tries before the password is looked at, so that many at once count too. A success clears its account: the
 * limit slows guessing down and never locks an owner out for good.
 */
export const tryLimits = (queries: Queries) => {
  const count = async (merchant: string, kind: Kind, subject: string, now: Date): Promise<number> => {
    const begun = new Date(now.getTime() - WINDOW);
    const [row] = await queries
      .insert(loginTries)
      .values({ merchant, kind, subject, tries: 1, since: now })
      .onConflictDoUpdate({
        target: [loginTries.merchant, loginTries.kind, loginTries.subject],
        set: {
          tries: sql`case when ${loginTries.since} < ${begun} then 1 else ${loginTries.tries} + 1 end`,
          since: sql`case when ${loginTries.since} < ${begun} then ${now} else ${loginTries.since} end`,
        },
      })
      .returning({ tries: loginTries.tries });
    return row?.tries ?? 0;
  };
  return {
    /** Counts one try of an account from an address; ends the call when either has had too many. */
    take: async (merchant: string, accountKey: string, ip: string, now: Date): Promise<void> => {
      const tries = {
        address: await count(merchant, 'address', ip, now),
        account: await count(merchant, 'account', accountKey, now),
      };
      if (tries.address > most.address || tries.account > most.account) {
        throw new Refusal('too_many_requests', undefined, RETRY_AFTER);
      }
    },

    clear: async (merchant: string, accountKey: string, ip: string): Promise<void> => {
      await queries
        .delete(loginTries)
        .where(
          and(
            eq(loginTries.merchant, merchant),
            eq(loginTries.kind, 'account'),
            eq(loginTries.subject, accountKey),
          ),
        );
      await queries
        .update(loginTries)
        .set({ tries: sql`greatest(${loginTries.tries} - 1, 0)` })
        .where(
          and(eq(loginTries.merchant, merchant), eq(loginTries.kind, 'address'), eq(loginTries.subject, ip)),
        );
    },

    sweep: async (now: Date): Promise<void> => {
      await queries.delete(loginTries).where(lt(loginTries.since, new Date(now.getTime() - WINDOW)));
    },
  };
};
