import type { Sport } from '#contract/sports';
import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

const kept = { keepPreviousData: true, revalidateIfStale: true } as const;
const followed = { ...kept, refreshInterval: limits.matchesEvery } as const;

/** Matches of a sport that run or come; prices follow the socket, see `useLiveOdds`. */
export const useSportsMatches = (sport: Sport): Resource<Value<'sportsMatches'>> =>
  useEndpoint('sportsMatches', { sport, language: useLanguage() }, followed);

/** How the matches of the last day ended. */
export const useSportsResults = (sport: Sport, wanted: boolean): Resource<Value<'sportsResults'>> => {
  const language = useLanguage();
  return useEndpoint('sportsResults', wanted ? { sport, language } : null, followed);
};

/** Bets of the member, the last placed first. */
export const useSportsBets = (pageNo: number, pageSize: number): Resource<Value<'sportsBets'>> =>
  useEndpoint(
    'sportsBets',
    { pageNo: String(pageNo), pageSize: String(pageSize), language: useLanguage() },
    followed,
  );
