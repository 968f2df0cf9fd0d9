import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { members } from '../member/schema.ts';
import { sessions } from './schema.ts';

export type NewSession = Pick<
  typeof sessions.$inferInsert,
  'tokenHash' | 'merchant' | 'memberId' | 'createdAt' | 'ip' | 'agent'
>;

/** Moments before which a session is over: last seen, begun. */
export interface SessionBounds {
  readonly seenAfter: Date;
  readonly begunAfter: Date;
}

export const sessionRepository = (queries: Queries) => ({
  insert: async (session: NewSession) => {
    await queries.insert(sessions).values({ ...session, seenAt: session.createdAt });
  },

  /** The living session of an account that may still log in. */
  find: async (merchant: string, tokenHash: string, { seenAfter, begunAfter }: SessionBounds) => {
    const rows = await queries
      .select({
        merchant: sessions.merchant,
        memberId: sessions.memberId,
        account: members.account,
        type: members.type,
        line: members.line,
        tokenHash: sessions.tokenHash,
        seenAt: sessions.seenAt,
      })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          eq(sessions.merchant, merchant),
          isNull(sessions.endedAt),
          gt(sessions.seenAt, seenAfter),
          gt(sessions.createdAt, begunAfter),
          eq(members.state, 'active'),
        ),
      );
    return rows[0];
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

  endAllOf: async (merchant: string, memberId: string, now: Date) => {
    await queries
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.memberId, memberId), eq(sessions.merchant, merchant), isNull(sessions.endedAt)));
  },

  deleteOver: async ({ seenAfter, begunAfter }: SessionBounds) => {
    await queries
      .delete(sessions)
      .where(or(lt(sessions.seenAt, seenAfter), lt(sessions.createdAt, begunAfter)));
  },
});
