import { and, desc, eq, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { pushDevices } from '../push/pushDevices.ts';
import { announce } from '../../platform/announcements/announce.ts';
import { idleEnd, living, type SessionBounds } from './livingSessions.ts';
import { sessions } from './schema.ts';

export type NewSession = Pick<
  typeof sessions.$inferInsert,
  | 'tokenHash'
  | 'id'
  | 'merchant'
  | 'memberId'
  | 'createdAt'
  | 'provedAt'
  | 'ip'
  | 'agent'
  | 'idleMinutes'
  | 'family'
>;

/** Sockets of what has ended are closed, whichever gateway they hang on, and its browsers are told nothing more. */
const end = async (queries: Queries, merchant: string, which: SQL | undefined, now: Date): Promise<void> => {
  const ended = await queries
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.merchant, merchant), isNull(sessions.endedAt), which))
    .returning({ memberId: sessions.memberId, tokenHash: sessions.tokenHash });
  await pushDevices(queries).forgetSessions(ended.map(({ tokenHash }) => tokenHash));
  for (const memberId of new Set(ended.map((session) => session.memberId))) {
    await announce(queries, { topic: 'sessions', merchant, memberId });
  }
};

export const sessionRepository = (queries: Queries) => ({
  insert: async (session: NewSession) => {
    await queries.insert(sessions).values({ ...session, seenAt: session.createdAt });
  },

  touch: async (merchant: string, tokenHash: string, now: Date) => {
    await queries
      .update(sessions)
      .set({ seenAt: now })
      .where(
        and(eq(sessions.tokenHash, tokenHash), eq(sessions.merchant, merchant), lt(sessions.seenAt, now)),
      );
  },

  end: (merchant: string, tokenHash: string, now: Date): Promise<void> =>
    end(queries, merchant, eq(sessions.tokenHash, tokenHash), now),

  /** Of a member; the one to be kept is named by its hash. */
  endAllOf: async (merchant: string, memberId: string, now: Date, kept = ''): Promise<void> => {
    await end(queries, merchant, and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, kept)), now);
    // Those of sessions that had fallen idle before too.
    await pushDevices(queries).forgetOthers({ merchant, memberId }, kept);
  },

  endFamily: (merchant: string, family: string, now: Date): Promise<void> =>
    end(queries, merchant, eq(sessions.family, family), now),

  byHash: async (merchant: string, tokenHash: string) => {
    const rows = await queries
      .select()
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.merchant, merchant)));
    return rows[0];
  },

  listOf: (merchant: string, memberId: string, bounds: SessionBounds) =>
    queries
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), eq(sessions.merchant, merchant), living(bounds)))
      .orderBy(desc(sessions.seenAt)),

  deleteOver: async ({ now, begunAfter }: SessionBounds) => {
    await queries.delete(sessions).where(or(lt(idleEnd, now), lt(sessions.createdAt, begunAfter)));
  },
});
