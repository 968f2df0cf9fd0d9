import useSWR from 'swr';
import type { Value } from '#contract/wireTypes';
import { FailureError } from '../core/FailureError';
import type { Resource } from '../core/resource';
import { useSite } from './siteContext';

/** The account that a link activates (AGENT-12). The token is sent in a body, so that no log of addresses has it. */
export const useActivation = (token: string): Resource<Value<'activation'>> => {
  const { client } = useSite();
  const { data, error, isLoading, isValidating, mutate } = useSWR<Value<'activation'>, FailureError>(
    ['activation', token],
    async () => {
      const result = await client.send('activation', { token });
      if (result.ok) return result.value;
      throw new FailureError(result.failure);
    },
  );
  return {
    value: data,
    failure: error?.failure,
    isLoading,
    isBusy: isValidating,
    reload: () => void mutate(),
  };
};
