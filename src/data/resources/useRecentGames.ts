import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';
import { useLanguage } from '../session/useLanguage';
import { useMember } from '../session/useMember';

/** The games that the member played last, fetched each time they are shown. A trial account has none. */
export const useRecentGames = (): Resource<Value<'recentGames'>> => {
  const language = useLanguage();
  const { isTrial } = useIdentity();
  const known = useMember().value !== undefined;
  return useEndpoint('recentGames', known && !isTrial ? { language } : null, { revalidateIfStale: true });
};
