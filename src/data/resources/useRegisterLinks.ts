import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useSite } from '../session/siteContext';

/** Links by which others register into the agent's line (AGENT-02). */
export const useRegisterLinks = (): Resource<Value<'registerLinks'>> & {
  readonly add: (body: Body<'addRegisterLink'>) => Promise<CallResult<'addRegisterLink'>>;
  readonly end: (code: string) => Promise<CallResult<'endRegisterLink'>>;
} => {
  const { client } = useSite();
  const links = useEndpoint('registerLinks', undefined, { revalidateIfStale: true });
  return {
    ...links,
    add: async (body) => {
      const result = await client.send('addRegisterLink', body);
      // A refused rate may mean that the agent's own went down.
      links.reload();
      return result;
    },
    end: async (code) => {
      const result = await client.remove('endRegisterLink', { code });
      links.reload();
      return result;
    },
  };
};
