import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useIdentity } from './useIdentity';
import { useLive } from './useLive';
import { useMember } from './useMember';
import { useSite } from './siteContext';

/** The main wallet; a trial account has none to show (TRIAL-02). It follows the ledger, or is asked for now and then. */
export const useBalance = (): Resource<Value<'balance'>> => {
  const { isTrial } = useIdentity();
  const { mutate } = useSWRConfig();
  const { socket } = useSite().boot.profile;
  const has = useMember().value !== undefined && !isTrial;
  useLive(
    'balance',
    has,
    (value) => void mutate(callKey('balance'), value ?? undefined, { revalidate: !value }),
  );
  return useEndpoint('balance', has ? undefined : null, {
    revalidateIfStale: true,
    ...(!socket && { refreshInterval: limits.balanceEvery }),
  });
};
