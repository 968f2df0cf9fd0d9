import type { Queries } from '../../platform/database/database.ts';
import { memberRepository } from '../members/memberRepository.ts';
import type { MemberRow } from '../members/schema.ts';
import { profileRepository } from './profileRepository.ts';

/**
 * Mobile numbers that were given at registration and have not answered with a code yet. They are good for sending a
 * code to: whoever reads it there has the number. They are no proof by themselves.
 */
export const givenNumbers = (queries: Queries) => {
  const profiles = profileRepository(queries);
  const members = memberRepository(queries);
  return {
    /** The number of a member who has no proved one, E.164. */
    of: async ({ id, mobile }: Pick<MemberRow, 'id' | 'mobile'>): Promise<string | null> => {
      if (mobile !== null) return mobile;
      const number = await profiles.givenNumberOf(id);
      return number?.startsWith('+') ? number : null;
    },

    /** Who has the number: who has proved it, else the one member who has given it; of several it says nothing of any. */
    memberOf: async (merchant: string, number: string): Promise<MemberRow | undefined> => {
      const proved = await members.byMobile(merchant, number);
      if (proved !== undefined) return proved;
      const ids = profiles.idsByGivenNumber(merchant, number);
      const [first, second] = await members.withoutMobile(merchant, ids, 2);
      return second === undefined ? first : undefined;
    },
  };
};
