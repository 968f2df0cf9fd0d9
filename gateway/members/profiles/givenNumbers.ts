import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { members, type MemberRow } from '../members/schema.ts';
import { memberProfiles } from './schema.ts';

const given = sql<string | null>`${memberProfiles.fields}->>'mobileNum'`;

/**
 * Mobile numbers that were given at registration and have not answered with a code yet. They are good for sending a
 * code to: whoever reads it there has the number. They are no proof by themselves.
 */
export const givenNumbers = (queries: Queries) => ({
  /** The number of a member who has no proved one, E.164. */
  of: async ({ id, mobile }: Pick<MemberRow, 'id' | 'mobile'>): Promise<string | null> => {
    if (mobile !== null) return mobile;
    const [row] = await queries
      .select({ number: given })
      .from(memberProfiles)
      .where(eq(memberProfiles.memberId, id));
    return row?.number?.startsWith('+') ? row.number : null;
  },

  /** Who has the number: who has proved it, else the one member who has given it; of several it says nothing of any. */
  memberOf: async (merchant: string, number: string): Promise<MemberRow | undefined> => {
    const [proved] = await queries
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.mobile, number)));
    if (proved !== undefined) return proved;
    const [first, second] = await queries
      .select({ member: members })
      .from(memberProfiles)
      .innerJoin(members, eq(members.id, memberProfiles.memberId))
      .where(and(eq(memberProfiles.merchant, merchant), eq(given, number), isNull(members.mobile)))
      .limit(2);
    return second === undefined ? first?.member : undefined;
  },
});
