import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useIdentity } from './useIdentity';
import { useLanguage } from './useLanguage';
import { useMember } from './useMember';

/** What the member played last; a trial account plays nothing for real. Asked anew each time it is shown. */
export const useRecentGames = (): Resource<Value<'recentGames'>> => {
  const language = useLanguage();
  const { isTrial } = useIdentity();
  const known = useMember().value !== undefined;
  return useEndpoint('recentGames', known && !isTrial ? { language } : null, { revalidateIfStale: true });
};
