import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { bankAccounts, type BankAccount } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export const bankAccountRepository = (queries: Queries) => {
  const own = ({ merchant, memberId }: Owner) =>
    and(
      eq(bankAccounts.merchant, merchant),
      eq(bankAccounts.memberId, memberId),
      isNull(bankAccounts.removedAt),
    );
  return {
    list: (owner: Owner): Promise<BankAccount[]> =>
      queries.select().from(bankAccounts).where(own(owner)).orderBy(asc(bankAccounts.createdAt)),

    find: async (owner: Owner, id: string): Promise<BankAccount | undefined> => {
      const [row] = await queries
        .select()
        .from(bankAccounts)
        .where(and(own(owner), eq(bankAccounts.id, id)));
      return row;
    },

    insert: async (account: typeof bankAccounts.$inferInsert): Promise<void> => {
      await queries.insert(bankAccounts).values(account);
    },
  };
};
