import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { BuiltEndpointName } from '#contract/schemas';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';

/** The member's bank accounts and crypto addresses for withdrawals (MEM-02); fetched only if `wanted`. */
export const useBankAccounts = (
  wanted = true,
): Resource<Value<'bankAccounts'>> & {
  readonly add: (body: Body<'addBankAccount'>) => Promise<CallResult<'addBankAccount'>>;
  readonly addAddress: (body: Body<'addReceivingAddress'>) => Promise<CallResult<'addReceivingAddress'>>;
  readonly remove: (id: string) => Promise<CallResult<'removeBankAccount'>>;
} => {
  const { client } = useSite();
  const { mutate } = useSWRConfig();
  const accounts = useEndpoint('bankAccounts', wanted ? undefined : null, { revalidateIfStale: true });
  /** The withdrawal page shows them too. */
  const changed = <Name extends BuiltEndpointName>(result: CallResult<Name>): CallResult<Name> => {
    accounts.reload();
    void mutate(callKey('withdrawDesk'));
    return result;
  };
  return {
    ...accounts,
    add: async (body) => changed(await client.send('addBankAccount', body)),
    addAddress: async (body) => changed(await client.send('addReceivingAddress', body)),
    remove: async (id) => changed(await client.remove('removeBankAccount', { id })),
  };
};
