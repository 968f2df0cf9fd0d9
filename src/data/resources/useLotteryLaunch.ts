import useSWR from 'swr';
import type { Body, Value } from '#contract/wireTypes';
import { FailureError } from '../core/FailureError';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';

type Launch = Body<'lotteryLaunch'>;

/**
 * Opens a lottery with the parameters of its address; the gateway decides what they lead to. `undefined` opens
 * nothing.
 */
export const useLotteryLaunch = (launch: Launch | undefined): Resource<Value<'lotteryLaunch'>> => {
  const { client } = useSite();
  const key = launch && ['lotteryLaunch', JSON.stringify(launch)];
  const { data, error, isLoading, isValidating, mutate } = useSWR<Value<'lotteryLaunch'>, FailureError>(
    key ?? null,
    async () => {
      const result = await client.send('lotteryLaunch', launch as Launch);
      if (result.ok) return result.value;
      throw new FailureError(result.failure);
    },
    { revalidateIfStale: false, keepPreviousData: true },
  );
  return {
    value: data,
    failure: error?.failure,
    isLoading,
    isBusy: isValidating,
    reload: () => void mutate(),
  };
};
