import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useIdentity } from './useIdentity';
import { useMember } from './useMember';

/** The main wallet; a trial account has none to show (TRIAL-02). */
export const useBalance = (): Resource<Value<'balance'>> => {
  const { isTrial } = useIdentity();
  const known = useMember().value !== undefined;
  return useEndpoint('balance', known && !isTrial ? undefined : null, { revalidateIfStale: true });
};
