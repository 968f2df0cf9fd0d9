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
  /** What is asked for on a beat is a sign that somebody is there: the heartbeat of a game. */
  keepsAwake?: true;
};

/**
 * Reads a GET of the endpoint table through the cache; `query` null reads nothing. Private to this room: features use
 * the hook of a resource.
 */
export const useEndpoint = <Name extends GetName>(
  name: Name,
  query: Query<Name> | null,
  { keepsAwake, ...options }: Options = {},
): Resource<Value<Name>> => {
  const call = useCall();
  const key = query === null ? null : callKey(name, query as Record<string, string | undefined> | undefined);
  // Whoever leaves a page open is not there: what is asked for on a beat lets the session fall idle.
  const background = options.refreshInterval !== undefined && !keepsAwake;
  const cached = useSWR<Value<Name>, FailureError>(
    key,
    () => call(name, query as Query<Name>, background),
    options,
  );
  // SWR draws a part again for what the part has read: one that shows a value alone sleeps while it is asked for anew.
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
