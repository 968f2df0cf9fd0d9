import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { mapResource } from '../core/mapResource';
import { useEndpoint } from '../core/useEndpoint';
import { useHeldBalance } from '../live/useHeldBalance';
import { useIdentity } from '../session/useIdentity';
import { useLive } from '../live/useLive';
import { useMember } from '../session/useMember';
import { useSite } from '../session/siteContext';

/**
 * The main wallet; a trial account has none to show (TRIAL-02). It is updated over
 * the socket, or polled without one. While a round is being played out, the balance from before the round stays.
 */
export const useBalance = (): Resource<Value<'balance'>> => {
  const { isTrial } = useIdentity();
  const { mutate } = useSWRConfig();
  const { socket } = useSite().boot.profile;
  const has = useMember().value !== undefined && !isTrial;
  useLive(
    'balance',
    has,
    // A stale balance stays visible until the new one has loaded.
    (value) =>
      void (value ? mutate(callKey('balance'), value, { revalidate: false }) : mutate(callKey('balance'))),
  );
  const held = useHeldBalance();
  const balance = useEndpoint('balance', has ? undefined : null, {
    revalidateIfStale: true,
    ...(!socket && { refreshInterval: limits.balanceEvery }),
  });
  return mapResource(balance, (value) => held ?? value);
};
