import useSWR, { type SWRConfiguration } from 'swr';
import { callKey } from '#contract/callKey';
import type { BuiltEndpointName } from '#contract/schemas';
import type { Query, Value } from '#contract/wireTypes';
import type { FailureError } from './FailureError';
import type { Resource } from './resource';
import { useCall } from './useCall';

type Options = Pick<
  SWRConfiguration,
  'refreshInterval' | 'keepPreviousData' | 'revalidateIfStale' | 'fallbackData'
>;

/**
 * Reads a GET of the endpoint table through the cache; `query` null reads nothing. Private to this room: features use
 * the hook of a resource.
 */
export const useEndpoint = <Name extends BuiltEndpointName>(
  name: Name,
  query: Query<Name> | null,
  options: Options = {},
): Resource<Value<Name>> => {
  const call = useCall();
  const key = query === null ? null : callKey(name, query as Record<string, string | undefined> | undefined);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Value<Name>, FailureError>(
    key,
    () => call(name, query as Query<Name>),
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
