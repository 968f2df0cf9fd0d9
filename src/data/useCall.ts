import type { BuiltEndpointName } from '#contract/schemas';
import type { Query, Value } from '#contract/wireTypes';
import type { CallInput } from '@/api/client';
import { FailureError } from './FailureError';
import { useSite } from './siteContext';

type Read = <Name extends BuiltEndpointName>(name: Name, query: Query<Name>) => Promise<Value<Name>>;

/** Reads a GET of the endpoint table and throws its failure. */
export const useCall = (): Read => {
  const { client } = useSite();
  return async (name, query) => {
    const result = await client.call(name, { query } as unknown as CallInput<typeof name>);
    if (result.ok) return result.value;
    throw new FailureError(result.failure);
  };
};
