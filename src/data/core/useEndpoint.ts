import useSWR, { type SWRConfiguration } from 'swr';
import { callKey } from '#contract/callKey';
import type { Query, Value } from '#contract/wireTypes';
import type { GetName } from '@/api/client';
import type { FailureError } from './FailureError';
import type { Resource } from './resource';
import { useCall } from './useCall';

type Options = Pick<
  SWRConfiguration,
  'refreshInterval' | 'keepPreviousData' | 'revalidateIfStale' | 'fallbackData'
> & {
  /** Polling by an open game counts as activity. */
  keepsAwake?: true;
};

/**
 * Reads a GET of the endpoint table through the cache; `query` null reads nothing. Private to src/data: features use
 * a resource's hook.
 */
export const useEndpoint = <Name extends GetName>(
  name: Name,
  query: Query<Name> | null,
  { keepsAwake, ...options }: Options = {},
): Resource<Value<Name>> => {
  const call = useCall();
  const key = query === null ? null : callKey(name, query as Record<string, string | undefined> | undefined);
  // Background polling must not keep an idle session alive.
  const background = options.refreshInterval !== undefined && !keepsAwake;
  const cached = useSWR<Value<Name>, FailureError>(
    key,
    () => call(name, query as Query<Name>, background),
    // An act may have changed the answer since the last fetch, however short the time between.
    options.revalidateIfStale ? { ...options, dedupingInterval: 0 } : options,
  );
  // SWR re-renders a component only for the fields it has read: one that reads the value alone does not re-render while it revalidates.
  return {
    get value() {
      return cached.data;
    },
    get failure() {
      return cached.error?.failure;
    },
    get isLoading() {
      return cached.isLoading;
    },
    get isBusy() {
      return cached.isValidating;
    },
    reload: () => void cached.mutate(),
  };
};
