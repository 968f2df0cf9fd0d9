import { and, asc, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { holding, within, type SearchedTime } from '../../platform/database/searching.ts';
import { members, type MemberRow, type NewMember } from './schema.ts';

/** Parts of texts, and when an account was made. */
interface MemberSearch extends SearchedTime {
  readonly account?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

export const memberRepository = (queries: Queries) => ({
  byKey: async (merchant: string, accountKey: string): Promise<MemberRow | undefined> => {
    const rows = await queries
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.accountKey, accountKey)));
    return rows[0];
  },

  byId: async (merchant: string, id: string): Promise<MemberRow | undefined> => {
    const rows = await queries
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.id, id)));
    return rows[0];
  },

  byMobile: async (merchant: string, mobile: string): Promise<MemberRow | undefined> => {
    const rows = await queries
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.mobile, mobile)));
    return rows[0];
  },

  /** Members among those whom `ids` selects who have proved no number. */
  withoutMobile: (merchant: string, ids: SQLWrapper, limit: number): Promise<MemberRow[]> =>
    queries
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), inArray(members.id, ids), isNull(members.mobile)))
      .limit(limit),

  /** By account; those that are searched for. */
  list: (
    merchant: string,
    limit: number,
    { account, phone, email, ...time }: MemberSearch = {},
  ): Promise<MemberRow[]> =>
    queries
      .select()
      .from(members)
      .where(
        and(
          eq(members.merchant, merchant),
          holding(members.account, account),
          holding(members.mobile, phone),
          holding(members.email, email),
          within(members.createdAt, time),
        ),
      )
      .orderBy(asc(members.accountKey))
      .limit(limit),

  insert: async (member: NewMember): Promise<MemberRow> => {
    const [row] = await queries.insert(members).values(member).returning();
    if (row === undefined) throw new Error('The member just written is gone');
    return row;
  },

  remove: async (merchant: string, id: string): Promise<void> => {
    await queries.delete(members).where(and(eq(members.merchant, merchant), eq(members.id, id)));
  },

  update: async (merchant: string, id: string, change: Partial<NewMember>): Promise<void> => {
    await queries
      .update(members)
      .set(change)
      .where(and(eq(members.merchant, merchant), eq(members.id, id)));
  },
});
