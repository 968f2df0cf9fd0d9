import { and, desc, eq } from 'drizzle-orm';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { holding, within } from '../../platform/database/searching.ts';
import type { OrderSearch } from '../orders/depositRepository.ts';
import { withdrawals, type Withdrawal } from './schema.ts';

/** Withdrawals of a brand, whoever their member is. */
export const withdrawalRepository = (queries: Queries) => ({
  byNumber: async (merchant: string, orderNo: string): Promise<Withdrawal | undefined> => {
    const [row] = await queries
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.merchant, merchant), eq(withdrawals.orderNo, orderNo)));
    return row;
  },

  /** The last of a brand with their members' accounts, the newest first. */
  latest: (
    merchant: string,
    limit: number,
    { account, ...time }: OrderSearch = {},
  ): Promise<{ withdrawal: Withdrawal; account: string }[]> => {
    const member = membersView(queries);
    return queries
      .select({ withdrawal: withdrawals, account: member.account })
      .from(withdrawals)
      .innerJoin(member, eq(member.id, withdrawals.memberId))
      .where(
        and(
          eq(withdrawals.merchant, merchant),
          holding(member.account, account),
          within(withdrawals.submittedAt, time),
        ),
      )
      .orderBy(desc(withdrawals.submittedAt))
      .limit(limit);
  },
});
