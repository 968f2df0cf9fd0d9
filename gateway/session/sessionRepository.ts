import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { members } from '../member/schema.ts';
import { sessions } from './schema.ts';

export type NewSession = Pick<
  typeof sessions.$inferInsert,
  'tokenHash' | 'id' | 'merchant' | 'memberId' | 'createdAt' | 'ip' | 'agent' | 'idleMinutes' | 'family'
>;

export interface SessionBounds {
  readonly now: Date;
  /** A session that began before is over. */
  readonly begunAfter: Date;
}

const idleEnd = sql<Date>`${sessions.seenAt} + make_interval(mins => ${sessions.idleMinutes})`;

const living = ({ now, begunAfter }: SessionBounds) =>
  and(isNull(sessions.endedAt), gt(idleEnd, now), gt(sessions.createdAt, begunAfter));

export const sessionRepository = (queries: Queries) => ({
  insert: async (session: NewSession) => {
    await queries.insert(sessions).values({ ...session, seenAt: session.createdAt });
  },

  /** The living session of an account that may still log in. */
  find: async (merchant: string, tokenHash: string, bounds: SessionBounds) => {
    const rows = await queries
      .select({
        merchant: sessions.merchant,
        memberId: sessions.memberId,
        account: members.account,
        type: members.type,
        line: members.line,
        tokenHash: sessions.tokenHash,
        mustChange: members.mustChange,
        seenAt: sessions.seenAt,
      })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          eq(sessions.merchant, merchant),
          living(bounds),
          eq(members.state, 'active'),
          or(isNull(members.expiresAt), gt(members.expiresAt, bounds.now)),
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
