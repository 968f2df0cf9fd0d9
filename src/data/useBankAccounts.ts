import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Resource } from './resource';
import { useSite } from './siteContext';
import { useEndpoint } from './useEndpoint';

/** Where the member's withdrawals can go (MEM-02). */
export const useBankAccounts = (): Resource<Value<'bankAccounts'>> & {
  readonly add: (body: Body<'addBankAccount'>) => Promise<CallResult<'addBankAccount'>>;
  readonly addAddress: (body: Body<'addReceivingAddress'>) => Promise<CallResult<'addReceivingAddress'>>;
  readonly remove: (id: string) => Promise<CallResult<'removeBankAccount'>>;
} => {
  const { client } = useSite();
  const accounts = useEndpoint('bankAccounts', undefined, { revalidateIfStale: true });
  return {
    ...accounts,
    add: (body) => client.call('addBankAccount', { body }),
    addAddress: (body) => client.call('addReceivingAddress', { body }),
    remove: async (id) => {
      const result = await client.call('removeBankAccount', { query: { id } });
      accounts.reload();
      return result;
    },
  };
};
