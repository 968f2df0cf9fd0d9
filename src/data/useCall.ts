import type { BuiltEndpointName } from '#contract/schemas';
import type { Query, Value } from '#contract/wireTypes';
import type { CallInput } from '@/api/client';
import { FailureError } from './FailureError';
import { useSite } from './siteContext';

type Read = <Name extends BuiltEndpointName>(name: Name, query: Query<Name>) => Promise<Value<Name>>;

/** Reads a GET of the endpoint table and throws its failure; a refusal for want of a session ends the session of this tab. */
export const useCall = (): Read => {
  const { client, session } = useSite();
  return async (name, query) => {
    const result = await client.call(name, { query } as unknown as CallInput<typeof name>);
    if (result.ok) return result.value;
    if (result.failure.code === 'not_logged_in') session.end();
    throw new FailureError(result.failure);
  };
};
