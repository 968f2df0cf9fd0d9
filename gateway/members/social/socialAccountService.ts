import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberRow } from '../members/schema.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { socialAccounts } from './schema.ts';

/** An account at a provider; who holds it there holds its member here. */
export interface SocialAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** The accounts elsewhere by which members log in (LOGIN-11). */
export const socialAccountService = (queries: Queries, runtime: Runtime) => ({
  memberOf: async (merchant: string, { issuer, subject }: SocialAccount): Promise<MemberRow | undefined> => {
    const [row] = await queries
      .select()
      .from(socialAccounts)
      .where(
        and(
          eq(socialAccounts.merchant, merchant),
          eq(socialAccounts.issuer, issuer),
          eq(socialAccounts.subject, subject),
        ),
      );
    return row && memberService(queries, runtime).byId(merchant, row.memberId);
  },

  link: async (merchant: string, memberId: string, { issuer, subject }: SocialAccount): Promise<void> => {
    await queries
      .insert(socialAccounts)
      .values({ merchant, issuer, subject, memberId, linkedAt: runtime.now() });
  },
});
