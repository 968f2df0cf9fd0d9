import { gamePageQuery, type GameListFilter } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useSite } from './siteContext';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';

/** One page of a list of games, 50 on each; null asks for none. Pages that have come stay for this visit. */
export const useGameList = (filter: GameListFilter | null, page = 1): Resource<Value<'gameList'>> => {
  const { merchantCode } = useSite().boot.brand;
  const language = useLanguage();
  return useEndpoint('gameList', filter && gamePageQuery(language, merchantCode, filter, page));
};
