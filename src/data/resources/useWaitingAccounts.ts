import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useSite } from '../session/siteContext';

/** Accounts that the agent has opened and that their owners have not activated yet (AGENT-12). */
export const useWaitingAccounts = (): Resource<Value<'waitingAccounts'>> & {
  readonly open: (body: Body<'openAccount'>) => Promise<CallResult<'openAccount'>>;
  /** A new link; the one before is void. */
  readonly renew: (id: string) => Promise<CallResult<'renewActivation'>>;
  readonly withdraw: (id: string) => Promise<CallResult<'withdrawAccount'>>;
} => {
  const { client } = useSite();
  const accounts = useEndpoint('waitingAccounts', undefined, { revalidateIfStale: true });
  /** Whatever the answer, the list may have changed: an account is activated by somebody else. */
  const thenReload = <Result>(result: Result): Result => {
    accounts.reload();
    return result;
  };
  return {
    ...accounts,
    open: async (body) => thenReload(await client.send('openAccount', body)),
    renew: async (id) => thenReload(await client.send('renewActivation', { id })),
    withdraw: async (id) => thenReload(await client.remove('withdrawAccount', { id })),
  };
};
