import useSWR, { type SWRConfiguration } from 'swr';
import { callKey } from '#contract/callKey';
import type { BuiltEndpointName } from '#contract/schemas';
import type { Query, Value } from '#contract/wireTypes';
import type { CallInput } from '@/api/client';
import { FailureError } from './FailureError';
import type { Resource } from './resource';
import { useSite } from './siteContext';

type Options = Pick<SWRConfiguration, 'refreshInterval' | 'keepPreviousData' | 'revalidateIfStale'>;

/**
 * Reads a GET of the endpoint table through the cache; `query` null reads nothing. Private to this room: features use
 * the hook of a resource. A refusal for want of a session ends the session of this tab.
 */
export const useEndpoint = <Name extends BuiltEndpointName>(
  name: Name,
  query: Query<Name> | null,
  options: Options = {},
): Resource<Value<Name>> => {
  const { client, session } = useSite();
  const read = async (): Promise<Value<Name>> => {
    const result = await client.call(name, { query } as unknown as CallInput<Name>);
    if (result.ok) return result.value;
    if (result.failure.code === 'not_logged_in') session.end();
    throw new FailureError(result.failure);
  };
  const key = query === null ? null : callKey(name, query as Record<string, string | undefined> | undefined);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Value<Name>, FailureError>(
    key,
    read,
    options,
  );
  return {
    value: data,
    failure: error?.failure,
    isLoading,
    isBusy: isValidating,
    reload: () => void mutate(),
  };
};
