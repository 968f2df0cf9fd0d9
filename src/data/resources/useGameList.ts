import { gamePageQuery, type GameListFilter } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** One page of a game list, 50 games each; null fetches none. Loaded pages stay cached during the visit. */
export const useGameList = (filter: GameListFilter | null, page = 1): Resource<Value<'gameList'>> => {
  const { merchantCode } = useSite().boot.brand;
  const language = useLanguage();
  return useEndpoint('gameList', filter && gamePageQuery(language, merchantCode, filter, page));
};
