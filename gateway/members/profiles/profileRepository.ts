import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { memberProfiles } from './schema.ts';

const birthday = sql<string | null>`${memberProfiles.fields}->>'birthday'`;
const givenNumber = sql<string | null>`${memberProfiles.fields}->>'mobileNum'`;

export const profileRepository = (queries: Queries) => ({
  insert: async (profile: typeof memberProfiles.$inferInsert): Promise<void> => {
    await queries.insert(memberProfiles).values(profile);
  },

  /** The mobile number as it was given at registration. */
  givenNumberOf: async (memberId: string): Promise<string | null> => {
    const [row] = await queries
      .select({ number: givenNumber })
      .from(memberProfiles)
      .where(eq(memberProfiles.memberId, memberId));
    return row?.number ?? null;
  },

  /** The birthday as it was given at registration. */
  birthdayOf: async (memberId: string): Promise<string | null> => {
    const [row] = await queries
      .select({ birthday })
      .from(memberProfiles)
      .where(eq(memberProfiles.memberId, memberId));
    return row?.birthday ?? null;
  },

  /** Selects the ids of those who have given a number; to be asked within another query. */
  idsByGivenNumber: (merchant: string, number: string) =>
    queries
      .select({ memberId: memberProfiles.memberId })
      .from(memberProfiles)
      .where(and(eq(memberProfiles.merchant, merchant), eq(givenNumber, number))),
});
