import { and, desc, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
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

  end: async (merchant: string, tokenHash: string, now: Date) => {
    await queries
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(eq(sessions.tokenHash, tokenHash), eq(sessions.merchant, merchant), isNull(sessions.endedAt)),
      );
  },

  /** Of a member; the one to be kept is named by its hash. */
  endAllOf: async (merchant: string, memberId: string, now: Date, kept = ''): Promise<void> => {
    await queries
      .update(sessions)
      .set({ endedAt: now })
      .where(
        and(
          eq(sessions.memberId, memberId),
          eq(sessions.merchant, merchant),
          ne(sessions.tokenHash, kept),
          isNull(sessions.endedAt),
        ),
      );
  },

  endFamily: async (merchant: string, family: string, now: Date): Promise<void> => {
    await queries
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.family, family), eq(sessions.merchant, merchant), isNull(sessions.endedAt)));
  },

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
