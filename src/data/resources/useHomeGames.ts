import { homeTabQuery } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import type { HomeTabCategory } from '@/config/categories';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** The games of one home tab: 50 are fetched (spec §9). */
export const useHomeGames = (category: HomeTabCategory): Resource<Value<'gameList'>> => {
  const { merchantCode } = useSite().boot.brand;
  return useEndpoint('gameList', homeTabQuery(useLanguage(), merchantCode, category));
};
