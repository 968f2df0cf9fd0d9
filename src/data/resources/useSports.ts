import type { Sport } from '#contract/sports';
import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

const kept = { keepPreviousData: true, revalidateIfStale: true } as const;
const followed = { ...kept, refreshInterval: limits.matchesEvery } as const;

/** Running and upcoming matches of a sport; `useLiveOdds` keeps their prices up to date. */
export const useSportsMatches = (sport: Sport): Resource<Value<'sportsMatches'>> =>
  useEndpoint('sportsMatches', { sport, language: useLanguage() }, followed);

/** Results of the last day's matches. */
export const useSportsResults = (sport: Sport, wanted: boolean): Resource<Value<'sportsResults'>> => {
  const language = useLanguage();
  return useEndpoint('sportsResults', wanted ? { sport, language } : null, followed);
};

/** The member's bets, latest first. */
export const useSportsBets = (pageNo: number, pageSize: number): Resource<Value<'sportsBets'>> =>
  useEndpoint(
    'sportsBets',
    { pageNo: String(pageNo), pageSize: String(pageSize), language: useLanguage() },
    followed,
  );

/** The feed reports events of one match; its score and clock come with the prices. */
const courseEvery = 5_000;

/** One match with what the feed has reported of it, also after its end. */
export const useSportsMatch = (matchId: string): Resource<Value<'sportsMatch'>> =>
  useEndpoint('sportsMatch', { matchId, language: useLanguage() }, { ...kept, refreshInterval: courseEvery });
