import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useSite } from '../session/siteContext';

/** Rebates of a downline, and their change (AGENT-02). */
export const useDownlineRebates = (
  account: string,
): Resource<Value<'downlineRebates'>> & {
  readonly set: (
    body: Omit<Body<'setDownlineRebates'>, 'account'>,
  ) => Promise<CallResult<'setDownlineRebates'>>;
} => {
  const { client } = useSite();
  const rebates = useEndpoint('downlineRebates', { account }, { revalidateIfStale: true });
  return {
    ...rebates,
    set: async (body) => {
      const result = await client.send('setDownlineRebates', { ...body, account });
      rebates.reload();
      return result;
    },
  };
};
